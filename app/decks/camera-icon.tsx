import { LineIcon } from '@/app/parts/icon'

export function CameraIcon() {
  return <LineIcon path="M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.5z" />
}

import { useWords } from '@/app/words'

/** What Kiebitz is, for who opens it for the first time. */
export function Welcome() {
  const t = useWords('home')
  return (
    <section className="flex flex-1 flex-col justify-center gap-4">
      {/* biome-ignore lint/performance/noImgElement: a vector drawing that lies beside the app */}
      <img src="/icons/kiebitz.svg" alt="" width="112" height="112" className="rounded-3xl flat:hidden" />
      <p className="text-2xl font-bold text-pretty">{t('welcome')}</p>
      <p className="text-lg text-quiet text-pretty">{t('private')}</p>
    </section>
  )
}

/** Does one thing at a time: what is asked for while another is under way was a bounce of the finger, and is left out. */
export function oneAtATime(): (act: () => Promise<unknown>) => void {
  let busy = false
  const done = () => {
    busy = false
  }
  return (act) => {
    if (busy) return
    busy = true
    void act().then(done, done)
  }
}

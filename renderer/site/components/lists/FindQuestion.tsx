/** The field that finds questions by their words, and the way to ask for others, which a script does in place: shell/browser/find-question.ts. */
export function FindQuestion() {
  return (
    <form className="find-question with-script" aria-label="Questions" data-part="">
      <label htmlFor="find-question">Type a word or your whole question</label>
      <input id="find-question" className="field" type="search" autoComplete="off" enterKeyHint="go" />
      <output htmlFor="find-question" />
      <p>
        Not here? <a href="/contactUs/">Ask us</a>
      </p>
    </form>
  )
}

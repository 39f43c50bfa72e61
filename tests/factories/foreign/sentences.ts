/** The vocabulary of the five kinds of site: a title's subject, and sentences. */
export interface Subjects {
  titles: string[]
  sentences: string[]
}

const split = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim())

/** The kinds of site, each with its own subjects and words. */
export const kinds: Record<'personal' | 'company' | 'docs' | 'help' | 'legal', Subjects> = {
  personal: {
    titles: split(`Repairing my grandfather's radio
      A week without a phone
      Why I moved my notes to plain text
      Learning to bake at 1,200 meters
      Notes from a slow bicycle tour
      What my first garden taught me`),
    sentences: split(`I had planned to be done by Sunday & was still at it on Thursday.
      The second attempt cost me 5 < 6 hours, which I count as progress.
      My neighbor, who "only looked in", stayed until the glue was dry.
      It rained on four of the seven days; I would do it again.
      There is a formula for it, {a, b} in the old notation, but I guessed.
      Nothing in the manual mentions the third screw.
      On the way back I stopped at the café by the canal and wrote this.
      If you try it, write to me: I would like to know how yours turned out.
      The dough doubled in 90 minutes at 24 °C, and in 50 on the stove.
      A friend asked what it cost: $38.50, and two evenings.`),
  },
  company: {
    titles: split(`How we cut the waiting time of our support in half
      Our new office in Tallinn
      What a year of customer interviews told us
      Release notes for the spring
      Meet the people behind the warehouse
      Three lessons from moving to the cloud`),
    sentences: split(`In the first quarter 3,200 customers used the new schedule at least once a week.
      We measured before and after, with the same questions, over eight weeks.
      The change costs nothing for customers on the *Team* plan.
      Our warehouse in Leipzig now ships until 6 p.m. on weekdays.
      Two things went wrong: the import was slow, and the mail about it came late.
      "We plan the week on Monday and then leave it alone," says a customer in logistics.
      Whoever joined before May 2024 keeps the old price for twelve months.
      The numbers are in the table below; <10 of 3,200 asked to go back.
      More than half of the team works from somewhere else than the office.
      We will write again when the second part is done.`),
  },
  docs: {
    titles: split(`Install the command line
      Configure a project
      Deploy behind a proxy
      Write a plug-in
      Query the API
      Upgrade from version 2`),
    sentences: split(`Run the command in the folder that holds the configuration.
      The value of \`timeout\` is in milliseconds; 0 waits without end.
      Set \`{ "strict": true }\` to stop at the first warning.
      A request without a token gets status 401.
      Variables are written \`\${NAME}\` and are replaced when the server starts.
      The file is read once; restart the server after a change.
      On Windows the path is written with backslashes, C:\\\\data for example.
      A type such as Map<string, number> is written in backticks in the table.
      The default is 8080. Any port > 1024 works without further rights.
      Templates use {name} where the name of the user belongs.`),
  },
  help: {
    titles: split(`Reset your password
      Add a person to your team
      Why was my card declined?
      Export your invoices
      Change the language of the app
      Connect your calendar`),
    sentences: split(`Open **Settings**, then choose **Account**.
      You get a mail within five minutes; look into the spam folder too.
      Only owners of a team can do this.
      The link works for 24 hours and only once.
      If the button is gray, your plan doesn't include the feature.
      Your data stays where it is: nothing is deleted before 30 days have passed.
      Press __Save__ at the lower right, or nothing changes.
      On a phone the menu is behind the three lines at the top.
      Still stuck? Write to support@help.example and mention the error {E-17}.
      Banks decline cards for many reasons, e.g. an amount > the daily limit.`),
  },
  legal: {
    titles: split(`Privacy policy
      Terms of service
      Cookie policy
      Refund policy
      Data processing agreement
      Acceptable use policy`),
    sentences: split(`We process personal data only for the purposes listed below.
      You may withdraw your consent at any time with effect for the future.
      This agreement is governed by the law of the place where the provider has its seat.
      "Customer" means the person or company that accepts these terms.
      We store log files for 14 days and delete them afterward.
      Section 4.2 (b) remains in force after the end of the agreement.
      Refunds are made to the means of payment that was used, within 10 days.
      A processor has access to the data only as far as the service requires it.
      Liability for slight negligence is limited to damage that is foreseeable & typical.
      Changes are announced at least 30 days before they take effect.`),
  },
}

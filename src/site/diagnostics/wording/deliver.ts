import { counted } from '../../../parts/counted'

/** What "npm run deliver" says. */
export const deliverWords = {
  noForms: (file: string) => `No form in ${file} says where its entries go. Write it into one, as in "deliver": { "to": "https://…" }.`,
  noPage: (path: string, known: readonly string[]) => `The page "${path}" has no form that is connected. These have: ${known.join(', ')}.`,
  sends: (name: string, page: string, address: string) => `"${name}" on ${page} sends one entry to ${address} …`,
  sent: 'The service says that it has taken the entry.',
  refused: (reason: string | undefined) => `The service has refused the entry${reason ? `: ${reason}` : '.'}`,
  tooMany: (seconds: number) => `The service wants no more for ${counted(seconds, 'second')}.`,
  unclear: 'The answer says neither that the entry was taken nor that it was refused.',
  unreachable: (reason: string) => `The service cannot be reached: ${reason}`,
  look: (mark: string) => `An answer proves nothing yet. Look where entries arrive, in the mailbox or the account of the service, for one marked "${mark}".`,
  ask: 'Has it arrived? Write "yes" or "no": ',
  arrived: 'Then this form works. Delete the test entry.',
  lost: 'Then this form is not to be published: look into the spam folder, the address in the account of the service, and the sites it takes entries from.',
}

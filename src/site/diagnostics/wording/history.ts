/** What undoing and redoing answer. */
export const historyWords = {
  nothingToUndo: (file: string) => `There is no change of ${file} to undo.`,
  nothingToRedo: (file: string) => `There is no change of ${file} to make again.`,
  changedSince: (file: string) => `${file} was changed since; undoing would lose that.`,
  noPlainFile: (file: string) => `${file} is a link, or lies behind one: put the file itself into media/.`,
  keptNoLonger: (file: string) => `What ${file} was is kept no longer: put that file into media/ by hand, and try again.`,
  finished: (done: readonly string[]) => `The last change was cut off. It has been brought to its end: ${done.join(' ')}`,
  cutOff: (done: readonly string[]) => `The last change was cut off, and has been taken back: ${done.join(' ')}`,
  elsewhere: 'Changed by another program.',
  backTo: (moment: string) => `Back to what it was at ${moment}.`,
  lookAgain: 'Somebody else has saved meanwhile: look at the list again.',
  unknownState: 'This state is kept no more.',
  undone: (done: readonly string[]) => `Taken back: ${done.join(' ')}`,
  redone: (done: readonly string[]) => `Made again: ${done.join(' ')}`,
  noNumber: (word: string) => `"${word}" is no number of changes: write how many to take back, such as 3, or nothing for one.`,
}

let lastLook: readonly unknown[] = [];
let turn = 0;

/**
 * Names the look that the console has now, anew with each change of it. ProComponents writes its colours out and keeps each
 * look's sheet where it first came in; back in a look that was there before, the sheet that came last would win over it, and
 * words keep the colour of the other theme. Under a name of its own each look's sheets come in again, behind the others.
 */
export function themeHash(look: readonly unknown[]): string {
  if (look.length !== lastLook.length || look.some((part, index) => part !== lastLook[index])) {
    lastLook = look;
    turn += 1;
  }
  return String(turn);
}

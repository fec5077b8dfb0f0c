/** Quotation marks, as a class of characters. */
export const MARKS = '["＂\'＇`“”„‘’«»「」｢｣『』《》]';

/** Quotation marks around all of a keyword, with none inside. */
const QUOTED = new RegExp(`^${MARKS}((?:(?!${MARKS}).)+)${MARKS}$`, 'u');

/** How spreadsheets mark a number as a text: `'00123`, `="00123"`. */
const TEXT_MARK = /^(?:['＇’](?=\p{N})|[=＝](?=["＂“]))/u;

/** White space and what nobody sees. */
const UNSEEN_AROUND = /^[\s\p{C}\p{DI}\u2800]+|[\s\p{C}\p{DI}\u2800]+$/gu;

/**
 * Returns the keyword that a person means by a pasted text: one line, without the white space, invisible characters and
 * quotation marks around it, and without a spreadsheet's mark of a text. Every search reads its field by it.
 */
export function cleanKeyword(typed: string): string {
  const trim = (text: string) => text.replace(UNSEEN_AROUND, '').replace(TEXT_MARK, '');
  const line = trim(typed.replace(/[\s\p{Cc}]+/gu, ' '));
  const quoted = QUOTED.exec(line)?.[1];
  return (quoted && trim(quoted)) || line;
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Writes up to four digits: 1005 is 壹仟零伍. */
function writeGroup(value: number): string {
  let text = '';
  let hasGap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) hasGap = text !== '';
    else {
      text += `${hasGap ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`;
      hasGap = false;
    }
  }
  return text;
}

/**
 * Writes an amount in cents in the characters that a Chinese invoice uses: 128050 is 壹仟贰佰捌拾元伍角. Throws a RangeError
 * for a negative or unsafe number.
 */
export function chineseAmount(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} cannot be written`);
  const yuan = Math.floor(cents / 100);
  const jiao = Math.floor(cents / 10) % 10;
  const fen = cents % 10;
  let whole = '';
  let hasGap = false;
  for (let group = GROUPS.length - 1; group >= 0; group -= 1) {
    const value = Math.floor(yuan / 10_000 ** group) % 10_000;
    if (value === 0) hasGap = whole !== '';
    else {
      const needsZero = whole !== '' && (hasGap || value < 1_000);
      whole += `${needsZero ? '零' : ''}${writeGroup(value)}${GROUPS[group]}`;
      hasGap = false;
    }
  }
  const front = whole ? `${whole}元` : '';
  if (jiao === 0 && fen === 0) return `${front || '零元'}整`;
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : front && '零';
  return `${front}${tenths}${fen > 0 ? `${DIGITS[fen]}分` : ''}`;
}

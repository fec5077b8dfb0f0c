import { randomInt } from 'node:crypto';

const WIDTH = 120;
const HEIGHT = 40;

/** The characters as a picture with turned letters and crossing lines; a `data:` URL of an SVG. */
export function captchaImage(answer: string): string {
  const step = WIDTH / (answer.length + 1);
  const letters = [...answer].map((letter, index) => {
    const x = Math.round(step * (index + 1));
    const y = randomInt(24, 32);
    return `<text x="${x}" y="${y}" transform="rotate(${randomInt(-24, 25)} ${x} ${y})" font-size="${randomInt(22, 28)}">${letter}</text>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [x1, y1, x2, y2] = [
      randomInt(WIDTH / 3),
      randomInt(HEIGHT),
      randomInt(80, WIDTH),
      randomInt(HEIGHT),
    ];
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#7a8699" stroke-width="1" fill="none"/>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#eef2f7"/>`,
    ...lines,
    `<g fill="#1f3a5f" font-family="Georgia, serif" font-weight="bold" text-anchor="middle">${letters.join('')}</g>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

import { css, mix } from './color.js';
import { TOOLS } from './tools.js';

const GLOVES = [
  { leather: '#c99a5b', cuff: '#8a4f2c', sleeve: '#41597a' },
  { leather: '#4a5158', cuff: '#2a2f34', sleeve: '#a8502f' },
  { leather: '#d8c9a8', cuff: '#57724f', sleeve: '#5b6b57' },
  { leather: '#6f8aa0', cuff: '#33485a', sleeve: '#b5a077' },
  { leather: '#b8733f', cuff: '#59361f', sleeve: '#3f444b' },
];

/** A bar with round ends from `a` to `b`, lit from its left. */
function finger(canvas, a, b, width, color) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const half = width / 2;
  const fill = canvas.gradient(
    [0, half],
    [0, -half],
    [
      [0, mix(color, '#ffffff', 0.12)],
      [0.3, mix(color, '#ffffff', 0.3)],
      [0.62, color],
      [1, mix(color, '#0b1020', 0.5)],
    ],
  );
  const creases = [0.34, 0.4, 0.7]
    .map(
      (part) =>
        `<path d="M${(long * part).toFixed(1)} ${-half * 0.72}q5 ${half * 0.7} 0 ${half * 1.44}" fill="none" stroke="${css(mix(color, '#0b1020', 0.55))}" stroke-width="2.4" opacity=".5"/>`,
    )
    .join('');
  return `<g transform="translate(${a[0]} ${a[1]}) rotate(${turn.toFixed(1)})"><rect x="${-half}" y="${-half}" width="${(long + width).toFixed(1)}" height="${width}" rx="${half * 0.94}" fill="${css(mix(color, '#0b1020', 0.5))}"/><rect x="${-half + 2}" y="${-half + 2}" width="${(long + width - 4).toFixed(1)}" height="${width - 4}" rx="${half * 0.9}" fill="${fill}"/>${creases}</g>`;
}

/** The arm behind the tool: sleeve, cuff and the palm. */
function arm(canvas, { leather, cuff, sleeve }) {
  const side = (color, from, to) =>
    canvas.gradient(
      [from, 0],
      [to, 0],
      [
        [0, mix(color, '#ffffff', 0.16)],
        [0.3, mix(color, '#ffffff', 0.1)],
        [0.6, color],
        [1, mix(color, '#0b1020', 0.55)],
      ],
    );
  const folds = [250, 330, 430, 560]
    .map(
      (y, index) =>
        `<path d="M${-70 - index * 5} ${y}q70 ${index % 2 ? 34 : -22} ${150 + index * 8} ${index % 2 ? -10 : 26}" fill="none" stroke="${css(mix(sleeve, '#0b1020', 0.55))}" stroke-width="7" opacity=".16"/>`,
    )
    .join('');
  return `<g transform="rotate(-24 0 60)"><path d="M-84 200L-150 960H190L104 200z" fill="${side(sleeve, -124, 150)}"/>${folds}<path d="M-84 118q86-22 176 0l14 108q-96 30-200 0z" fill="${side(cuff, -90, 105)}"/><path d="M-86 196q92 26 188 0" fill="none" stroke="${css(mix(cuff, '#ffffff', 0.35))}" stroke-width="4" stroke-dasharray="12 8" opacity=".7"/></g><path d="M-92-30q4-40 50-44h96q40 4 44 44l6 92q0 70-62 84H-24q-62-12-66-78z" fill="${side(mix(leather, '#0b1020', 0.24), -92, 104)}"/>`;
}

function grip(canvas, { leather }) {
  const fingers = [
    [-66, 40],
    [-23, 46],
    [20, 43],
    [62, 33],
  ].map(([x, long]) => finger(canvas, [x, -46], [x + 3, long - 6], 42, leather));
  return `${fingers.join('')}${finger(canvas, [-94, 66], [-12, 50], 44, mix(leather, '#ffffff', 0.05))}`;
}

/** A gloved hand with a tool whose tip is at `at`; `turn` in degrees, `flip` to come from the left. */
export function hand(canvas, { tool, at, turn = 30, size = 1, glove = 0, paint = '#c9785a', flip = false }) {
  const colors = GLOVES[glove % GLOVES.length];
  const { tip, back } = TOOLS[tool](canvas, { paint });
  const body = `${arm(canvas, colors)}${back}${grip(canvas, colors)}`;
  const place = `translate(${at[0]} ${at[1]}) scale(${flip ? -size : size} ${size}) rotate(${turn}) translate(${-tip[0]} ${-tip[1]})`;
  const dark = canvas.define(
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feColorMatrix values="0 0 0 0 .04 0 0 0 0 .06 0 0 0 0 .11 0 0 0 .46 0"/><feGaussianBlur stdDeviation="17"/></filter>`,
  );
  canvas.draw(
    `<g filter="${dark}"><g transform="translate(34 44) ${place}">${body}</g></g><g transform="${place}">${body}</g>`,
  );
}

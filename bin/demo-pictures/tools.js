import { css, mix } from './color.js';

/**
 * Tools as they are held: the handle lies along x with its grip at 0, what it works with points to the left;
 * `tip` is where it touches the work. The drill points away from the arm.
 */
const bar = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

/** Fills with light from above: bright along a third of the thickness, dark at the underside. */
function round(canvas, top, low, color, shine = 0.5) {
  return canvas.gradient(
    [0, top],
    [0, low],
    [
      [0, mix(color, '#000000', 0.18)],
      [0.28, mix(color, '#ffffff', shine)],
      [0.55, color],
      [1, mix(color, '#0b1020', 0.55)],
    ],
  );
}
const steel = (canvas, top, low) => round(canvas, top, low, '#b4bcc3', 0.7);
const wood = (canvas, top, low, color = '#b9824c') => round(canvas, top, low, color, 0.3);

function hammer(canvas) {
  return {
    tip: [-318, 62],
    back: `<path d="M-300-12H150q22 0 22 16t-22 16H-300z" fill="${wood(canvas, -12, 20)}"/>${bar(-10, -17, 190, 42, round(canvas, -17, 25, '#2c3238', 0.28), 'rx="18"')}<path d="M-350-54h66l10 26v40l-10 24h-14v26h-42v-26h-14z" fill="${canvas.gradient(
      [-350, 0],
      [-274, 0],
      [
        [0, '#4b535a'],
        [0.3, '#cfd6db'],
        [0.6, '#8b949b'],
        [1, '#3d444a'],
      ],
    )}"/><path d="M-350-54q-4-40 30-66 18 22 36 66z" fill="${steel(canvas, -120, -54)}"/>`,
  };
}

function mallet(canvas) {
  return {
    tip: [-300, 92],
    back: `${bar(-290, -13, 470, 30, wood(canvas, -13, 17, '#c99a5e'), 'rx="14"')}<rect x="-352" y="-84" width="104" height="172" rx="18" fill="${canvas.gradient(
      [-352, 0],
      [-248, 0],
      [
        [0, '#3a3f44'],
        [0.3, '#7b8186'],
        [0.55, '#4b5055'],
        [1, '#1c2023'],
      ],
    )}"/>`,
  };
}

function screwdriver(canvas) {
  return {
    tip: [-356, 2],
    back: `<path d="M-356-7l18-3H-90v24H-338l-18-3z" fill="${steel(canvas, -10, 14)}"/><path d="M-120-22q26-8 44 0h186q58 0 58 24t-58 24H-76q-18 8-44 0z" fill="${round(canvas, -24, 28, '#d8742f', 0.5)}"/>${bar(-60, -6, 160, 4, '#8a3f12', 'opacity=".5"')}${bar(-60, 9, 160, 4, '#8a3f12', 'opacity=".5"')}`,
  };
}

function wrench(canvas) {
  const metal = steel(canvas, -26, 30);
  return {
    tip: [-300, 2],
    back: `<path d="M-200-19H150q26 0 26 21t-26 21H-200z" fill="${metal}"/>${bar(-150, -7, 280, 16, '#7f888f', 'rx="8" opacity=".7"')}<path d="M-180-22q-30-56-94-58l-56 18 4 40 62-2v52l-62 2 2 34q70 14 116-22 22-20 28-42z" fill="${canvas.gradient(
      [-300, -80],
      [-200, 70],
      [
        [0, '#e6ebee'],
        [0.5, '#a7b0b7'],
        [1, '#565f66'],
      ],
    )}"/><circle cx="-206" cy="8" r="13" fill="#6b747b"/>${bar(-214, -4, 16, 24, '#4d565c', 'rx="3"')}`,
  };
}

function brush(canvas, { paint }) {
  const bristles = Array.from({ length: 11 }, (_, index) => {
    const y = -46 + index * 9.2;
    return `<path d="M-230 ${y}L-316 ${y * 0.94}" stroke="${index % 2 ? '#a9875a' : '#c9a877'}" stroke-width="9"/>`;
  });
  return {
    tip: [-334, 0],
    back: `${bristles.join('')}<path d="M-286-50q-40 4-54 26-6 26 2 46 20 20 52 24 10-50 0-96z" fill="${css(paint)}"/><path d="M-300-40q-22 8-30 24" stroke="${css(mix(paint, '#ffffff', 0.5))}" stroke-width="5" fill="none"/>${bar(-244, -52, 62, 104, steel(canvas, -52, 52), 'rx="3"')}${bar(-236, -52, 5, 104, '#6b747b', 'opacity=".5"')}<path d="M-184-48q50 0 74 28 12 6 190 4 70 0 70 18t-70 18q-178-2-190 4-24 26-74 28z" fill="${wood(canvas, -48, 50, '#c98a4b')}"/>`,
  };
}

function roller(canvas, { paint }) {
  return {
    tip: [-330, -90],
    back: `<path d="M-60 2H-190V-70" fill="none" stroke="#8b949b" stroke-width="13" stroke-linejoin="round"/><path d="M-60-1H-188V-70" fill="none" stroke="#dfe5e9" stroke-width="4"/><g transform="translate(-190 -96)"><rect x="-170" y="-40" width="340" height="80" rx="26" fill="${canvas.gradient(
      [0, -40],
      [0, 40],
      [
        [0, mix(paint, '#ffffff', 0.2)],
        [0.3, mix(paint, '#ffffff', 0.45)],
        [0.6, paint],
        [1, mix(paint, '#0b1020', 0.4)],
      ],
    )}"/><ellipse cx="166" cy="0" rx="11" ry="37" fill="${css(mix(paint, '#000000', 0.3))}"/></g><path d="M-90-19q20-6 36 0h170q46 0 46 21t-46 21H-54q-16 6-36 0z" fill="${round(canvas, -20, 24, '#30658f', 0.45)}"/>`,
  };
}

function trowel(canvas) {
  return {
    tip: [-400, 30],
    back: `<path d="M-92 2h-30q-30 0-34 26l-4 10" fill="none" stroke="#7d868d" stroke-width="17" stroke-linecap="round"/><path d="M-404 32Q-300-34-170 20q20 26 0 50Q-300 104-404 32z" fill="${canvas.gradient(
      [-380, -20],
      [-200, 90],
      [
        [0, '#f2f5f6'],
        [0.45, '#aeb7bd'],
        [0.5, '#dfe5e8'],
        [1, '#6d767d'],
      ],
    )}"/><path d="M-404 32Q-300 104-170 70" fill="none" stroke="#4d565c" stroke-width="4"/><path d="M-100-18q30-6 50-2h160q46 0 46 22t-46 22H-50q-20 4-50-2z" fill="${wood(canvas, -22, 26, '#a8693a')}"/>`,
  };
}

function float(canvas) {
  return {
    tip: [-60, 92],
    back: `<path d="M-120 2q-30 4-30 60M120 2q30 4 30 60" fill="none" stroke="#6b747b" stroke-width="16"/>${bar(-290, 62, 580, 18, steel(canvas, 62, 80), 'rx="3"')}${bar(-290, 80, 580, 9, '#4d565c', 'rx="2"')}<path d="M-124-20h248q22 0 22 22t-22 22h-248q-22 0-22-22t22-22z" fill="${wood(canvas, -20, 24, '#b9753c')}"/>`,
  };
}

function drill(canvas) {
  const dark = '#2b3036';
  return {
    tip: [-250, -420],
    back: `${bar(80, -76, 96, 172, dark, 'rx="14"')}${bar(96, -60, 60, 140, '#454c53', 'rx="8"')}<path d="M-190-50H96V62H-150q-40-10-60-50z" fill="${canvas.gradient(
      [-150, -50],
      [-150, 60],
      [
        [0, '#4b535b'],
        [0.4, '#2f353b'],
        [1, '#15181b'],
      ],
    )}"/><path d="M-330-130q0-30 30-30h92q30 0 30 30V110q0 26-26 26h-90q-36 0-36-30z" fill="${canvas.gradient(
      [-330, 0],
      [-180, 0],
      [
        [0, mix('#e0a21f', '#000000', 0.1)],
        [0.3, mix('#e0a21f', '#ffffff', 0.4)],
        [0.55, '#e0a21f'],
        [1, mix('#e0a21f', '#000000', 0.45)],
      ],
    )}"/>${bar(-330, -20, 150, 18, dark, 'opacity=".85"')}${bar(-330, 66, 150, 10, dark, 'opacity=".6"')}<path d="M-300-160h92l-14-56h-64z" fill="${canvas.gradient(
      [-300, 0],
      [-208, 0],
      [
        [0, '#30353a'],
        [0.35, '#868e94'],
        [1, '#1d2125'],
      ],
    )}"/><path d="M-276-216h44l-6-46h-32z" fill="#4d555c"/>${bar(
      -260,
      -410,
      13,
      150,
      canvas.gradient(
        [-260, 0],
        [-247, 0],
        [
          [0, '#6b747b'],
          [0.4, '#e6ebee'],
          [1, '#565f66'],
        ],
      ),
    )}`,
  };
}

export const TOOLS = { hammer, mallet, screwdriver, wrench, brush, roller, trowel, float, drill };

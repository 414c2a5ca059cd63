import { createRandom, css, mix } from './color.js';

const MARKS = {
  roof: '<path d="M60 190 160 96l100 94" fill="none" stroke-width="30"/><path d="M112 176v58h96v-58" fill="none" stroke-width="22"/>',
  drop: '<path d="M160 62c54 66 74 96 74 130a74 74 0 0 1-148 0c0-34 20-64 74-130z" stroke="none"/><path d="M124 190a38 38 0 0 0 34 38" fill="none" stroke="BACK" stroke-width="14"/>',
  bolt: '<path d="M178 56 92 180h58l-14 84 92-130h-60z" stroke="none"/>',
  brick:
    '<path d="M70 92h84v44H70zm100 0h80v44h-80zM70 152h44v44H70zm60 0h84v44h-84zm100 0h20v44h-20zM70 212h84v40H70zm100 0h80v40h-80z" stroke="none"/>',
  leaf: '<path d="M78 236C70 130 130 74 250 74c4 118-54 178-160 164" stroke="none"/><path d="M82 250c30-60 66-96 116-124" fill="none" stroke="BACK" stroke-width="12"/>',
  plumb:
    '<path d="M160 50v92" fill="none" stroke-width="16"/><path d="m112 142 48 128 48-128z" stroke="none"/>',
  tile: '<path d="M72 72h80v80H72zm96 96h80v80h-80z" stroke="none"/><path d="M208 72a40 40 0 1 0 .1 0zm-96 96a40 40 0 1 0 .1 0z" stroke="none"/>',
  sun: '<circle cx="160" cy="160" r="50" stroke="none"/><path d="M160 58v30m0 144v30M58 160h30m144 0h30M88 88l21 21m102 102 21 21M232 88l-21 21M109 211l-21 21" stroke-width="18" fill="none"/>',
};
const PAIRS = [
  ['#1d3f5e', '#f3b445'],
  ['#f4efe4', '#a8432a'],
  ['#2f5a4a', '#f1e6cf'],
  ['#e0a03a', '#2b2420'],
  ['#7a2e2a', '#f5e4c8'],
  ['#e8edf0', '#1d4e89'],
  ['#33373c', '#7fc1a5'],
  ['#c9d8c5', '#27492f'],
];

/** A mark for a business: a shape on a ground, as a sign painter would do it. */
export function logo({ seed, index }) {
  const random = createRandom(seed);
  const names = Object.keys(MARKS);
  const [back, front] = PAIRS[(index * 3) % PAIRS.length];
  const ground = [
    '<rect width="320" height="320" fill="BACK"/>',
    '<rect width="320" height="320" fill="BACK"/><circle cx="160" cy="160" r="140" fill="none" stroke="FRONT" stroke-width="8"/>',
    '<rect width="320" height="320" fill="BACK"/><rect x="18" y="18" width="284" height="284" rx="26" fill="none" stroke="FRONT" stroke-width="6"/>',
  ][index % 3];
  const scale = index % 3 === 0 ? 1 : 0.78;
  const body = `${ground}<g transform="translate(160 160) scale(${scale}) rotate(${random.pick([0, 0, 0, -6])}) translate(-160 -160)" fill="FRONT" stroke="FRONT" stroke-linejoin="round" stroke-linecap="round">${MARKS[names[index % names.length]]}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">${body.replaceAll('BACK', css(back)).replaceAll('FRONT', css(mix(front, back, 0.02)))}</svg>`;
}

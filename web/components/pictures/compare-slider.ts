/** Lays the second picture of a frame over the first and lets a slider say how much of each is seen. Returns how to undo it. */
export function addSlider(frame: HTMLElement, label: string): () => void {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.className = 'compare-slider';
  slider.min = '0';
  slider.max = '100';
  slider.value = '50';
  slider.setAttribute('aria-label', label);
  const show = () => frame.style.setProperty('--shown', `${slider.value}%`);
  slider.addEventListener('input', show);
  show();
  frame.append(slider);
  frame.classList.add('compare-over');
  return () => {
    slider.remove();
    frame.classList.remove('compare-over');
    frame.style.removeProperty('--shown');
  };
}

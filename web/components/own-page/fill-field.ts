const setValue = Object.getOwnPropertyDescriptor(
  typeof HTMLInputElement === 'undefined' ? {} : HTMLInputElement.prototype,
  'value',
)?.set;

/** Fills a field as typing does: React notices a change only behind its own setter. */
export function fillField(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  setValue?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Checks or unchecks a box as a press does. */
export function checkBox(field: HTMLInputElement, isChecked: boolean): void {
  if (field.checked !== isChecked) field.click();
}

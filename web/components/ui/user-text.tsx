import { useWordMask } from '../../hooks/use-word-mask.ts';

/** What a person wrote, with listed words masked. Line breaks are kept by `className="whitespace-pre-line"` around it. */
export function UserText({ text }: { text: string }) {
  const mask = useWordMask();
  return <>{mask(text)}</>;
}

import { AsidePart } from './with-aside.tsx';

/** Help beside a form or a list: one subject, a sentence for each thing to know. */
export function HelpList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <AsidePart title={title}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </AsidePart>
  );
}

/** What somebody wrote, with its own line ends. */
export function Words({ text }: { text: string }) {
  return (
    <span className="whitespace-pre-line" dir="auto">
      {text}
    </span>
  );
}

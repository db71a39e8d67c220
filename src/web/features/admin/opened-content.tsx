/** What somebody submitted, as text, with what was found in it. */
export const OpenedContent = ({
  inputData,
  threats,
}: {
  inputData: string;
  threats: readonly { type: string; title: string; description: string }[];
}) => (
  <>
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message is scrolled by keyboard, too.
      tabIndex={0}
      className="max-h-96 overflow-auto whitespace-pre-wrap rounded-control border border-line bg-field p-3.5 font-mono text-sm [overflow-wrap:anywhere]"
    >
      {inputData}
    </pre>
    {threats.length > 0 && (
      <ul className="bulleted grid gap-2 text-sm">
        {threats.map(({ type, title, description }) => (
          <li key={type}>
            <b className="font-semibold">{title}:</b> {description}
          </li>
        ))}
      </ul>
    )}
  </>
);

import { HelpPart } from './help-part.tsx';

export const HeadersPart = () => (
  <HelpPart
    id="headers"
    title="Copy the headers"
    lead="When you cannot save a file, the headers do nearly as well. They are the lines above the message that programs hide: “Received”, “From”, “Authentication-Results” and others."
  >
    <ol className="grid max-w-page-measure list-decimal gap-2 pl-5 text-text-2 marker:text-text-3">
      <li>Find them as the list above says for your program. They are called headers, source or original.</li>
      <li>Copy all of them. A part is worth less, and the order matters.</li>
      <li>Paste them into Phishing Email, above the text of the message, with one empty line between.</li>
    </ol>
    <p className="max-w-page-measure text-text-2">
      Do not forward the message instead: a forwarded copy has your headers, not those of the sender.
    </p>
  </HelpPart>
);

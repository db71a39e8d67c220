import { Card } from '../../ui/card.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Tag } from '../../ui/tag.tsx';
import { HelpPart } from './help-part.tsx';
import { type MailProgram, mailPrograms } from './mail-programs.ts';

export const SavePart = () => (
  <HelpPart
    id="save"
    title="Save a message as a file"
    lead="The file holds what your mail program hides: the headers, which say who sent the message and which way it came. With them a forged sender can be told from a genuine one. Saving is safe, as long as you do not open the attachments or click a link. Choose your program."
  >
    <Card className="min-w-0 divide-y divide-line overflow-clip">
      {mailPrograms.map((program) => (
        <Fold key={program.name} head={<ProgramHead {...program} />}>
          <ProgramSteps {...program} />
        </Fold>
      ))}
    </Card>
    <p className="max-w-page-measure text-sm text-text-2">
      Then open Phishing Email and press “Upload Email File”, or drop the file anywhere on the page. Menus
      change: if yours looks different, look for the words “save”, “download”, “export” or “source”.
    </p>
  </HelpPart>
);

const ProgramHead = ({ name, save }: MailProgram) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="font-semibold">{name}</span>
    {save.length === 0 && <Tag>Cannot save</Tag>}
  </span>
);

const ProgramSteps = ({ save, headers, instead, phone }: MailProgram) => (
  <div className="grid gap-x-10 gap-y-5 px-card pb-card sm:grid-cols-2">
    {save.length > 0 && <Steps title="Save it as a file" steps={save} />}
    {headers.length > 0 && <Steps title="Copy its headers" steps={headers} />}
    {instead && <Remark title="What to do instead" text={instead} />}
    {phone && <Remark title="On a phone" text={phone} />}
  </div>
);

const Remark = ({ title, text }: { title: string; text: string }) => (
  <div className="sm:col-span-full">
    <h3 className="font-semibold text-sm">{title}</h3>
    <p className="mt-1.5 max-w-page-measure text-sm text-text-2">{text}</p>
  </div>
);

const Steps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <div>
    <h3 className="font-semibold text-sm">{title}</h3>
    <ol className="mt-1.5 grid list-decimal gap-1.5 pl-5 text-sm text-text-2 marker:text-text-3">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

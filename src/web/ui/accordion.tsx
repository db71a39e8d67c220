import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type AccordionSection = { id: string; title: string; icon: LucideIcon; content: ReactNode };

/** Sections that fold by their heads. All are open at the start: folding is for those who are done with one. */
export const Accordion = ({ sections }: { sections: readonly AccordionSection[] }) => (
  <Radix.Root type="multiple" defaultValue={sections.map(({ id }) => id)}>
    {sections.map(({ id, title, icon: Icon, content }) => (
      <Radix.Item key={id} value={id} className="border-line border-t first:border-t-0">
        <Radix.Header>
          <Radix.Trigger className="group section-title flex min-h-[58px] w-full items-center gap-3 px-4 text-left outline-offset-[-3px] sm:px-6">
            <Icon aria-hidden="true" className="size-[22px] shrink-0 stroke-[1.75] text-tide" />
            {title}
            <ChevronDown
              aria-hidden="true"
              className="ml-auto size-5 shrink-0 stroke-[1.75] text-text-2 transition-transform duration-200 group-data-[state=open]:rotate-180"
            />
          </Radix.Trigger>
        </Radix.Header>
        <Radix.Content className="px-4 pt-1 pb-6 sm:px-6">{content}</Radix.Content>
      </Radix.Item>
    ))}
  </Radix.Root>
);

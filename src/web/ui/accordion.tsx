import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type AccordionSection = { id: string; title: string; icon: LucideIcon; content: ReactNode };

/** Sections that fold at their heads. All start open: a reader folds those they are done with. */
export const Accordion = ({ sections }: { sections: readonly AccordionSection[] }) => (
  <Radix.Root type="multiple" defaultValue={sections.map(({ id }) => id)}>
    {sections.map(({ id, title, icon: Icon, content }) => (
      <Radix.Item key={id} value={id} className="border-line border-t first:border-t-0">
        <Radix.Header>
          <Radix.Trigger className="group section-title min-h-14 w-full px-card text-left -outline-offset-3">
            <Icon aria-hidden="true" />
            {title}
            <ChevronDown
              aria-hidden="true"
              className="ml-auto size-5 shrink-0 text-text-2 transition-transform duration-200 group-aria-expanded:rotate-180"
            />
          </Radix.Trigger>
        </Radix.Header>
        <Radix.Content className="px-card pt-1 pb-card">{content}</Radix.Content>
      </Radix.Item>
    ))}
  </Radix.Root>
);

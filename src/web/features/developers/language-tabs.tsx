import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Call } from './calls-in.ts';
import { CodeBlock } from './code-block.tsx';
import { codeSample, type Language, languages } from './code-sample.ts';

/** One call in each language. */
export const LanguageTabs = ({ call }: { call: Call }) => {
  const [language, setLanguage] = useState<string>('curl');
  return (
    <Card className="min-w-0 overflow-clip">
      <Tabs
        label="Language"
        value={language}
        onValueChange={setLanguage}
        contentClassName="p-4"
        tabs={languages.map(({ id, label }) => ({
          id,
          label,
          content: <CodeBlock what={`the call with ${label}`} code={sampleIn(id, call)} />,
        }))}
      />
    </Card>
  );
};

const sampleIn = (language: Language, call: Call) => codeSample(language, call, window.location.origin);

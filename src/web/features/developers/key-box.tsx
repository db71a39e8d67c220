import type { ReactNode } from 'react';
import { apiKeyStart } from '../../../contract/api-keys.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Props = {
  value: string;
  onChange: (key: string) => void;
  /** Where a key comes from. */
  children: ReactNode;
};

/** The key that calls from this page use. It is kept in the page's memory and nowhere else. */
export const KeyBox = ({ value, onChange, children }: Props) => (
  <Card className="grid min-w-0 gap-6 p-card md:grid-cols-2">
    <TextField
      label="API key"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={`${apiKeyStart}…`}
      className="font-mono text-sm"
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
      error={value === '' || value.startsWith(apiKeyStart) ? null : `A key begins with ${apiKeyStart}`}
      hint="Only this page has it. When you leave or reload, it is gone."
    />
    <div className="grid content-start gap-3 text-sm">{children}</div>
  </Card>
);

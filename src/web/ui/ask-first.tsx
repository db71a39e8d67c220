import { useState } from 'react';
import { Button } from './button.tsx';

type Props = {
  /** On the button, and what screen readers hear where several are alike. */
  label: string;
  name?: string;
  /** On the button that does it. */
  confirm: string;
  keep: string;
  busyLabel: string | false;
  onConfirm: () => void;
};

/** A button that asks once more, in its place, before it does what cannot be undone. */
export const AskFirst = ({ label, name, confirm, keep, busyLabel, onConfirm }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button {...(name && { 'aria-label': name })} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    );
  return (
    <span className="flex flex-wrap gap-2">
      <Button look="solid" busyLabel={busyLabel} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button look="ghost" disabled={Boolean(busyLabel)} onClick={() => setIsAsking(false)}>
        {keep}
      </Button>
    </span>
  );
};

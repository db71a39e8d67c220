import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { type SaveFile, useExport } from './use-export.ts';

type Props = { email: string; saveFile: SaveFile };

export const ExportCard = ({ email, saveFile }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const fetchAll = useExport(saveFile);
  return (
    <AccountCard
      icon={Download}
      title="Your data"
      action={<Button onClick={() => setIsOpen(true)}>Export My Data</Button>}
    >
      <p className="max-w-measure text-text-2">
        One JSON file with everything we store about you: your account, your analyses with the messages and
        links in them, your payments and receipts, your messages to us and when you signed in.
      </p>
      <CodeDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        purpose="export"
        email={email}
        title="Export My Data"
        description="The file contains what you have checked, word for word. Keep it where only you can read it."
        confirmLabel="Download"
        confirmBusyLabel="Downloading..."
        confirm={fetchAll}
      />
    </AccountCard>
  );
};

import { Button } from '../../ui/button.tsx';
import { loneUrl } from './lone-url.ts';

type Props = { content: string; onAccept: (url: string) => void };

/** A quiet offer, for people who paste the link that worries them into the first field they see. */
export const LoneUrlHint = ({ content, onAccept }: Props) => {
  const url = loneUrl(content);
  return (
    // Empty, it takes no room: the gap above it is taken back.
    <div role="status" className="empty:-mt-2">
      {url && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-text-2">
          This looks like a single link.
          <Button size="small" onClick={() => onAccept(url)}>
            Check it as a URL
          </Button>
        </p>
      )}
    </div>
  );
};

import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';

const words = 'This shared result has expired. Ask the person who sent you the link to share it again.';

/** At an address whose time is over. */
export const ShareExpired = ({ message }: { message: string | null }) => (
  <div className="relative isolate min-h-120">
    <Contours chart="shoal" />
    <div className="wrap grid justify-items-start gap-3 py-20">
      <p aria-hidden="true" className="stat text-4xl">
        410
      </p>
      <h1 className="text-2xl">This link has expired</h1>
      <p className="text-text-2">{message ?? words}</p>
      <Link href="/" className={cn(buttonClass({ look: 'primary' }), 'mt-1.5')}>
        Go to Home
      </Link>
    </div>
  </div>
);

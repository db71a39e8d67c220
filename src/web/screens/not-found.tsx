import { Link } from 'wouter';
import { buttonClass } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Contours } from '../ui/contours.tsx';

export const NotFound = () => (
  <div className="relative isolate min-h-120">
    <Contours chart="shoal" />
    <div className="wrap grid justify-items-start gap-3 py-20">
      <p aria-hidden="true" className="stat text-4xl">
        404
      </p>
      <h1 className="text-2xl">404 Page Not Found</h1>
      <p className="text-text-2">This page is off the chart. Nothing is wrong with your device.</p>
      <Link href="/" className={cn(buttonClass({ look: 'primary' }), 'mt-1.5')}>
        Go to Home
      </Link>
    </div>
  </div>
);

import { cn } from './cn.ts';

export const MailLink = ({ address, className }: { address: string; className?: string }) => (
  <a href={`mailto:${address}`} className={cn('text-link', className)}>
    {address}
  </a>
);

export const CountTag = ({ children }: { children: number }) => (
  <span className="rounded-chip bg-surface-3 px-2 py-1 font-mono font-semibold text-xs text-text-2 leading-none tracking-normal">
    {children}
  </span>
);

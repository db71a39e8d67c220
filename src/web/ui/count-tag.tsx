export const CountTag = ({ children }: { children: number }) => (
  <span className="rounded-chip bg-surface-3 px-[7px] py-1 font-mono font-semibold text-[13px] text-text-2 leading-none tracking-normal">
    {children}
  </span>
);

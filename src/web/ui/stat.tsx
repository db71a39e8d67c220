/** A headline figure and what it counts. */
export const Stat = ({ figure, label }: { figure: string; label: string }) => (
  <div>
    <p className="stat">{figure}</p>
    <p className="mt-1.5 text-sm text-text-2">{label}</p>
  </div>
);

import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../lib/theme.ts';

/** Labelled with the theme it switches to. */
export const ThemeToggle = ({ className }: { className?: string }) => {
  const { other, toggle } = useTheme();
  const Icon = other === 'light' ? Sun : Moon;
  return (
    <button type="button" onClick={toggle} className={className}>
      <Icon aria-hidden="true" className="size-4.5" />
      {other === 'light' ? 'Light theme' : 'Dark theme'}
    </button>
  );
};

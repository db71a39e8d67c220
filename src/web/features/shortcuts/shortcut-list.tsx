import { useShortcutSetting } from '../../lib/shortcuts.ts';

type Shortcut = { keys: readonly string[]; does: string; isSingle: boolean };

/** All of them; `useShortcuts` in the page frame and in the home page does what stands here. */
const shortcuts: readonly Shortcut[] = [
  { keys: ['?'], does: 'Show this list', isSingle: true },
  { keys: ['/'], does: 'Go to the field of the open tool', isSingle: true },
  { keys: ['1', '5'], does: 'Open a tool, by its place', isSingle: true },
  { keys: ['n'], does: 'Start a new check', isSingle: true },
  { keys: ['t'], does: 'Switch between light and dark', isSingle: true },
  { keys: ['Ctrl', 'V'], does: 'Paste a link, a picture or a message anywhere', isSingle: false },
  { keys: ['←', '→'], does: 'Move between tabs', isSingle: false },
  { keys: ['F8'], does: 'Go to the notices', isSingle: false },
  { keys: ['Esc'], does: 'Close what is open', isSingle: false },
];

export const ShortcutList = () => {
  const { isEnabled, toggle } = useShortcutSetting();
  return (
    <>
      <dl className="grid">
        {shortcuts.map(({ keys, does, isSingle }) => (
          <div
            key={does}
            className="flex items-center justify-between gap-4 border-line border-b py-2.5 text-sm"
          >
            <dt className={isSingle && !isEnabled ? 'text-text-3 line-through' : 'text-text-2'}>{does}</dt>
            <dd className="flex shrink-0 items-center gap-1.5">
              {keys.map((key, index) => (
                <span key={key} className="flex items-center gap-1.5">
                  {index > 0 && <span className="text-xs text-text-3">{betweenOf(key)}</span>}
                  <kbd className="grid min-h-7 min-w-7 place-items-center rounded-chip border border-line-strong bg-surface-3 px-1.5 font-mono text-xs">
                    {key}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={toggle}
          className="size-5 shrink-0 accent-(--tide)"
        />
        Use single-key shortcuts
      </label>
      <p className="text-sm text-text-3">
        None of them works while you type in a field. The keys for tools work on the home page.
      </p>
    </>
  );
};

const betweenOf = (key: string) => {
  if (key === '5') return 'to';
  return key === 'V' ? '+' : 'or';
};

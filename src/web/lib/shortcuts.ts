import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const storageKey = 'hookwise-shortcuts';
const listeners = new Set<() => void>();
/** For a browser that keeps nothing: the choice then lasts as long as the page. */
let chosenHere: boolean | null = null;

const isOn = (): boolean => {
  if (chosenHere !== null) return chosenHere;
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

const choose = (next: boolean) => {
  chosenHere = next;
  try {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
  } catch {
    // See `chosenHere`.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Single keys can be switched off, as speech input and accidental presses trigger them (WCAG 2.1.4). */
export const useShortcutSetting = () => {
  const isEnabled = useSyncExternalStore(subscribe, isOn);
  return { isEnabled, toggle: () => choose(!isEnabled) };
};

/**
 * Calls what belongs to a key that is pressed alone. Never while a person types, nor while a dialog is open, nor for a key
 * that the page or the browser has used already.
 */
export const useShortcuts = (actions: Readonly<Record<string, () => void>>) => {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (!action || !isOn() || isTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.repeat ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTypedInto(event.target) ||
  isDialogOpen();

/** Whether keys pressed here write something or choose from a list. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=""], [contenteditable=true], [role=menu]') !==
    null;

export const isDialogOpen = () => document.querySelector('[role=dialog]') !== null;

import { type Mock, vi } from 'vitest';
import type { CheckFormProps } from '../lib/check-tool.ts';

type Outcome = { [Name in keyof CheckFormProps]: CheckFormProps[Name] extends boolean ? boolean : Mock };

/** What a page passes to a tool's form; records what the form reports. */
export const newOutcome = (): Outcome => ({
  onStart: vi.fn(),
  onStep: vi.fn(),
  onResult: vi.fn(),
  onPartOfResult: vi.fn(),
  onOwnResult: vi.fn(),
  onRefused: vi.fn(),
  onHandOver: vi.fn(),
  isAnswered: false,
});

import { phraseDetector } from '../phrase-detector.ts';

/** Few people know what their telephone system sends, so nobody wonders. */
export const wordingVoicemail = phraseDetector({
  topic: 'voicemail',
  title: 'A voice message or fax behind a link',
  points: 18,
  severity: 'medium',
  icon: 'Link',
  says: 'It says that a voice message or a fax waits for you',
  recommendation: 'Listen to messages on your phone or in your phone system, not through a mail.',
});

import type { ListedDetector } from '../../verdict/detector.ts';
import type { PictureCase } from '../case.ts';
import { pictureBrandElsewhere } from './picture-brand-elsewhere.ts';
import { pictureBrandLink } from './picture-brand-link.ts';
import { pictureCardForm } from './picture-card-form.ts';
import { pictureCodeForm } from './picture-code-form.ts';
import { pictureCountdown } from './picture-countdown.ts';
import { pictureIdentityForm } from './picture-identity-form.ts';
import { pictureInnerWindow } from './picture-inner-window.ts';
import { pictureInsecureForm } from './picture-insecure-form.ts';
import { pictureNewNumber } from './picture-new-number.ts';
import { pictureNotificationTrap } from './picture-notification-trap.ts';
import { picturePasswordForm } from './picture-password-form.ts';
import { picturePasteCommand } from './picture-paste-command.ts';
import { picturePrizeGame } from './picture-prize-game.ts';
import { pictureQrCode } from './picture-qr-code.ts';
import { pictureRemoteTool } from './picture-remote-tool.ts';
import { pictureSeedPhrase } from './picture-seed-phrase.ts';
import { pictureSeenBefore } from './picture-seen-before.ts';
import { pictureSupportAlert } from './picture-support-alert.ts';
import { pictureUnsafeInstall } from './picture-unsafe-install.ts';
import { pictureVoteRequest } from './picture-vote-request.ts';
import { pictureWalletTransfer } from './picture-wallet-transfer.ts';

/** Every detector that looks at a picture, in the order a reader should meet them. Its words and addresses have their own. */
export const pictureDetectors: readonly ListedDetector<PictureCase>[] = [
  pictureBrandElsewhere,
  pictureBrandLink,
  pictureInnerWindow,
  picturePasswordForm,
  pictureCardForm,
  pictureCodeForm,
  pictureSeedPhrase,
  pictureIdentityForm,
  pictureInsecureForm,
  pictureSupportAlert,
  picturePasteCommand,
  pictureUnsafeInstall,
  pictureRemoteTool,
  pictureNotificationTrap,
  pictureNewNumber,
  pictureWalletTransfer,
  pictureVoteRequest,
  picturePrizeGame,
  pictureQrCode,
  pictureCountdown,
  pictureSeenBefore,
];

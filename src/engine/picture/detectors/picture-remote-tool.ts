import { detector } from '../../verdict/detector.ts';
import type { PictureCase } from '../case.ts';

const tools =
  /\b(?:any ?desk|team ?viewer|quick ?support|ultra ?viewer|rust ?desk|supremo|ammyy|screen ?connect|connectwise|alpemix|aero ?admin|log ?me ?in(?: rescue)?|zoho assist|air ?droid|quick assist)\b/;
const wanted =
  /\b(?:download|install|open|start|run|launch|connect|session|code|9[- ]digit|give|share|tell|access|herunterladen|installier\w*|offnen|starten|telecharg\w*|install\w*|ouvr\w*|descarg\w*|instal\w*|abr\w*|baix\w*|scaric\w*|apr\w*|download\w*|installe\w*|open\w*|pobierz|zainstaluj|otworz)\b/;
const reason =
  /\b(?:support|bank|refund|technician|agent|security|virus|fix|remove|cancel|verify|representative|techniker|erstattung|remboursement|technicien|reembolso|tecnico|rimborso|terugbetaling|medewerker|zwrot|konsultant|safe account)\b/;

/** Whoever looks at the screen moves the money. The makers of these tools are honest; those who ask for them by message are not. */
export const pictureRemoteTool = detector({
  id: 'picture-remote-tool',
  family: 'interface',
  title: 'Wants to see or steer your device',
  points: 30,
  severity: 'high',
  icon: 'Eye',
  find: ({ message, kind, isOwnPage, bar }: PictureCase) => {
    if (kind === 'code' || isOwnPage || bar?.target.isEstablished) return [];
    const text = message.prose.text.slice(0, 8000);
    const tool = tools.exec(text);
    if (!tool) return [];
    const near = text.slice(Math.max(0, tool.index - 160), tool.index + 200);
    if (!wanted.test(near) || !reason.test(text)) return [];
    return [{ span: message.prose.spanOf(tool.index, tool.index + tool[0].length), tool: tool[0] }];
  },
  where: ({ span }) => [span],
  describe: ({ tool }) =>
    `It makes you open ${tool}, with which somebody else can see and steer your device.`,
  recommendation:
    'Let nobody onto your device who contacted you first. If somebody is, cut the connection now.',
});

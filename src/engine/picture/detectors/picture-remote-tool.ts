import { interfaceDetector } from './define.ts';

const tools =
  /\b(?:any ?desk|team ?viewer|quick ?support|ultra ?viewer|rust ?desk|supremo|ammyy|screen ?connect|connectwise|alpemix|aero ?admin|log ?me ?in(?: rescue)?|zoho assist|air ?droid|quick assist)\b/;
const wanted =
  /\b(?:download|install|open|start|run|launch|connect|session|code|9[- ]digit|give|share|tell|access|herunterladen|installier\w*|offnen|starten|telecharg\w*|install\w*|ouvr\w*|descarg\w*|instal\w*|abr\w*|baix\w*|scaric\w*|apr\w*|download\w*|installe\w*|open\w*|pobierz|zainstaluj|otworz)\b/;
const reason =
  /\b(?:support|bank|refund|technician|agent|security|virus|fix|remove|cancel|verify|representative|techniker|erstattung|remboursement|technicien|reembolso|tecnico|rimborso|terugbetaling|medewerker|zwrot|konsultant|safe account)\b/;

/** A scammer on the screen moves the money. These tools are legitimate, but no support asks for one by message. */
export const pictureRemoteTool = interfaceDetector({
  id: 'picture-remote-tool',
  title: 'Wants to see or control your device',
  points: 30,
  severity: 'high',
  icon: 'Eye',
  find: ({ message, kind, isOwnPage, bar }) => {
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
    `It tells you to open ${tool}, which lets another person see and control your device.`,
  recommendation:
    'Let nobody who contacted you first onto your device. If they are already on it, disconnect from the internet now.',
});

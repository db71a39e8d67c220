import { Activity, FileImage, FileText, Globe, Link, type LucideIcon, Mail } from 'lucide-react';

type Kind = { name: string; icon: LucideIcon };

const kinds = new Map<string, Kind>([
  ['email', { name: 'Phishing Email', icon: Mail }],
  ['url', { name: 'URL Check', icon: Link }],
  ['screenshot', { name: 'Screenshot Check', icon: FileImage }],
  ['email-file', { name: 'Email file', icon: FileText }],
  ['general', { name: 'WHOIS', icon: Globe }],
]);

/** The name and icon of a kind of analysis in lists. An unknown one keeps the server's word. */
export const kindOf = (analysisType: string): Kind =>
  kinds.get(analysisType) ?? { name: analysisType, icon: Activity };

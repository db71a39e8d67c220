import { contactSalesRequest, salesMessageLength } from '../../../contract/contact-sales.ts';
import { contactSupportRequest, supportProblemLength } from '../../../contract/contact-support.ts';

export type ContactKind = 'sales' | 'support';

/** What the two contact forms do differently. */
export const contactKinds = {
  sales: {
    path: '/api/contact/sales',
    schema: contactSalesRequest,
    title: 'Enterprise Sales Inquiry',
    text: { name: 'message', label: 'Message', max: salesMessageLength.max },
    button: 'Send Message',
    busyLabel: 'Sending...',
    success: {
      title: 'Message Sent Successfully!',
      description: 'Our sales team will contact you within 24 hours.',
    },
    failure: 'Failed to send message.',
    isSupport: false,
  },
  support: {
    path: '/api/contact/support',
    schema: contactSupportRequest,
    title: 'Technical Support',
    text: { name: 'problem', label: 'Problem', max: supportProblemLength.max },
    button: 'Submit Request',
    busyLabel: 'Submitting...',
    success: {
      title: 'Support Request Submitted!',
      description: 'Our support team will get back to you as soon as possible.',
    },
    failure: 'Failed to send support request.',
    isSupport: true,
  },
} as const;

import { phraseDetector } from '../phrase-detector.ts';

/** Written to payroll in the name of an employee, without a link or attachment that a filter could catch. */
export const wordingPayrollChange = phraseDetector({
  topic: 'payroll-change',
  title: 'Asks to change where a salary is paid',
  points: 30,
  severity: 'high',
  icon: 'AlertTriangle',
  says: 'It wants another bank account for somebody’s pay',
  recommendation: 'Ask the employee in person or by phone before you change anything.',
});

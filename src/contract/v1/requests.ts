import { z } from 'zod';
import { analysisHistoryQuery } from '../analysis-history.ts';
import { analyzeDomainRequest } from '../analyze-domain.ts';
import { analyzeEmailRequest } from '../analyze-email.ts';
import { analyzeUrlRequest } from '../analyze-url.ts';
import { analyzeVulnerabilityRequest } from '../analyze-vulnerability.ts';
import { feedbackRequest } from '../feedback.ts';

// What programs send: the same fields as the pages send, and no others. A misspelt field is named rather than ignored.

export const checkUrlBody = z.strictObject({
  url: analyzeUrlRequest.shape.url
    .describe('The link; a bare host is taken for https. It is never opened.')
    .meta({ examples: ['http://paypa1.com.account-verify.example/login'] }),
});

export const checkMailBody = z.strictObject({
  content: analyzeEmailRequest.shape.content
    .describe('The text of a message, or its full source with headers, from which more can be learned.')
    .meta({ examples: ['Please verify your account at http://paypa1.com.account-verify.example/login'] }),
  sender: analyzeEmailRequest.shape.sender.describe('The address that the message says it is from.'),
  subject: analyzeEmailRequest.shape.subject.describe('Its subject.').meta({ examples: ['Your account'] }),
});

export const checkDomainBody = z.strictObject({
  domain: analyzeDomainRequest.shape.domain
    .describe('A domain, a link or an IP address.')
    .meta({ examples: ['paypa1-login.com'] }),
});

const { vendor, product, category, severityFilter, version, page, pageSize } =
  analyzeVulnerabilityRequest.shape;
export const checkVulnerabilityBody = z.strictObject({
  category: category.describe('The kind of device.'),
  vendor: vendor.describe('Who makes it.').meta({ examples: ['Cisco'] }),
  product: product
    .describe('Its product; left out: all of the vendor in this category.')
    .meta({ examples: ['ASA'] }),
  version: version.describe('The version on the device, as it is written there. It needs a product.'),
  severity: severityFilter.describe('Only those of this severity; kev: only those known to be exploited.'),
  page: page.describe('Which page of the list, from 1.'),
  pageSize: pageSize.describe('How many on a page.'),
});

const asked = analysisHistoryQuery.shape;
export const resultsFilter = z.strictObject({
  cursor: asked.cursor.describe('next of the page before.'),
  limit: asked.limit.describe('How many results, 1 to 500; 50 where it is left out.'),
  level: asked.level.describe(
    'Only results of this level. inconclusive: no warning sign, and nothing that vouches.',
  ),
  tool: asked.tool.describe('Only results of this tool.'),
  query: asked.query.describe('Only results in which this text occurs.'),
  from: asked.from.describe('Only results from this day or moment on.'),
  to: asked.to.describe('Only results up to this day, with its end, or this moment.'),
});

export const programReportFormats = ['html', 'json', 'md', 'stix', 'misp'] as const;
export const reportFilter = z.strictObject({
  format: z
    .enum(programReportFormats, 'Please choose one of the formats: html, json, md, stix or misp')
    .default('html')
    .describe('The form of the report.'),
});

export const feedbackBody = z.strictObject({
  verdict: feedbackRequest.shape.verdict
    .describe('What the verdict should have been.')
    .meta({ examples: ['safe'] }),
  comment: feedbackRequest.shape.comment.describe('Why, in your words.'),
  keepContent: feedbackRequest.shape.keepContent
    .describe('Whether we may keep what was checked with the report for 90 days.')
    .meta({ examples: [false] }),
});

export const resultParams = z.object({ id: z.string().describe('The id of a result.') });

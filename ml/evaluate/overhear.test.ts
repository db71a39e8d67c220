import { describe, expect, it } from 'vitest';
import { judgeUrl, type UrlModel } from '../../src/engine/training.ts';
import { judgedOf, overhear } from './overhear.ts';

const certain: UrlModel = {
  judge: () => ({ logit: 5, probability: 0.97, wantedScore: 60, ceiling: 70, reasons: () => [] }),
};
const lure = 'http://paypal.com.account-check.top/login/verify';

describe('overhear', () => {
  it('observes the rules and the model separately, and changes nothing about the verdict', () => {
    const { models, take } = overhear({ url: certain }, 'url');
    const verdict = judgeUrl(lure, {}, models);
    const judged = judgedOf(verdict, take());
    expect(verdict).toEqual(judgeUrl(lure, {}, { url: certain }));
    expect(judged).toMatchObject({ riskScore: verdict.riskScore, probability: 0.97, wantedScore: 60 });
    expect(judged.ruleScore).toBe(judgeUrl(lure).riskScore);
  });

  it('passes on at what discount a bare host is judged, and hears the rules of the whole link alone', () => {
    const wary: UrlModel = {
      judge: ({ url }, _, discount = 0) => {
        const logit = (url.segments.length === 0 ? 3 : 2) - discount;
        return { logit, probability: logit / 10, wantedScore: 10 * logit, ceiling: 100, reasons: () => [] };
      },
    };
    const { models, take } = overhear({ url: wary }, 'url');
    const verdict = judgeUrl(lure, {}, models);
    expect(verdict).toEqual(judgeUrl(lure, {}, { url: wary }));
    const { findings, prediction } = take();
    expect(prediction?.logit).toBe(2);
    expect(findings.length).toBe(new Set(findings.map(({ type }) => type)).size);
  });

  it('forgets what was taken', () => {
    const { models, take } = overhear({ url: certain }, 'url');
    judgeUrl(lure, {}, models);
    take();
    expect(take()).toEqual({ findings: [], prediction: null });
  });

  it('takes the verdict for that of the rules without a model', () => {
    const { models, take } = overhear({}, 'url');
    const verdict = judgeUrl(lure, {}, models);
    expect(judgedOf(verdict, take())).toMatchObject({ ruleScore: verdict.riskScore, probability: null });
  });

  it('does so too if the model predicts nothing, and still observes the rules', () => {
    const { models, take } = overhear({ url: { judge: () => null } }, 'url');
    const verdict = judgeUrl(lure, {}, models);
    const judged = judgedOf(verdict, take());
    expect(judged).toMatchObject({ ruleScore: verdict.riskScore, probability: null });
    expect(judged.found.length).toBeGreaterThan(0);
  });
});

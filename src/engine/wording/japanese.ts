import type { Phrasebook } from './topics.ts';

/**
 * Japanese has no spaces between words, so these are plain runs of text, one per line; spaces inserted to hide a word do
 * not help. `..` stands for up to twenty characters of the same sentence.
 */
export const japanese: Phrasebook = {
  'credential-request': `
    ログイン..更新を
    ログイン..確認を
    情報の更新をお願い
    情報を更新して
    本人確認..お願い
    本人確認が必要
    ご本人様確認
    お客様情報の確認
    アカウント情報を更新
    パスワードの有効期限
    下記のurl..ログイン
    下記リンク..更新
    カード情報を更新
    支払い方法を更新
    お支払い方法の更新
  `,
  'account-threat': `
    アカウント..停止
    アカウント..制限
    アカウント..ロック
    アカウント..凍結
    カード..利用停止
    カードのご利用..制限
    利用を制限
    ご利用を一時的に
    自動解約
    解約予定日
    退会とみなし
    不正アクセス
    不正利用
    不正ログイン
    第三者による
    異常なログイン
    異常な取引
    取引を規制
    取引の一部を規制
    使用した覚えがない場合
    身に覚えのない場合
  `,
  'parcel-fee': `
    荷物..配達できません
    荷物..お届けできません
    お荷物..持ち帰り
    不在のため..持ち帰り
    配送先住所..確認
    住所が不明
    再配達..お願い
    関税..お支払い
  `,
  'payment-request': `
    未払い..料金
    未納料金
    お支払いが確認できません
    お支払いを確認できません
    滞納..電気料金
    至急お支払い
  `,
  'refund-bait': `
    還付金
    払い戻し..手続き
    給付金..申請
    ポイント..失効
    ポイントが失効
  `,
  prize: `
    当選..おめでとう
    おめでとうございます..当選
    抽選..当選
    プレゼント..受け取り
  `,
  'subscription-renewal': `
    自動更新..できません
    会費のお支払い
    支払い方法..問題
    お支払い方法に問題
    プライム会員..更新
    クレジットカード..有効期限
  `,
  urgency: `
    24時間以内
    48時間以内
    至急
    お早めに..手続き
    期限までに..場合
    重要なお知らせ
    緊急のお知らせ
  `,
  'bait-click': `
    ご確認はこちら
    ログインはこちら
  `,
  'crypto-lure': `
    ビットコイン..無料
    仮想通貨..稼
    ウォレット..確認
  `,
  'dating-bait': `
    出会い..無料
    人妻..会
  `,
};

import { letters } from '../letter.ts';

/** Letters in Japanese. */
export const ja = letters(
  'ja',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [【{brand}】新しいログインのお知らせ|【重要】ログイン通知|新しい端末からのログイン]
お客様の{brand}アカウントに新しい端末からログインがありました。
= 日時：{date} {time} ;; 端末：{device} ;; 場所：{city}
[ご本人の場合、操作は不要です。|お心当たりのある場合は、このメールを破棄してください。]
[お心当たりのない場合は、パスワードを変更してください。|心当たりがない場合は、下記よりご確認ください。]
> [ログイン履歴を確認|アカウントを保護する|ご利用確認]
!? ご確認いただけない場合、アカウントの利用を[制限|停止]いたします。

@ password-reset legit=password_reset lure=credential from=account
# [パスワード再設定のご案内|【{brand}】パスワードの再設定]
パスワード再設定のお申し込みを受け付けました。[{hours}時間以内にお手続きください。|リンクの有効期限は{hours}時間です。]
> [パスワードを再設定する]
お心当たりのない場合は、このメールを無視してください。
!? 現在のパスワードを継続して使用する場合は、同じページで入力してください。

@ code legit=verification_code from=account
# [【{brand}】認証コード|認証コード：{code}]
認証コードをお知らせします。
^ {code}
[有効期限は{nn}分です。|このコードは誰にも教えないでください。]

@ card-use legit=bank_alert lure=card from=card
# [【{brand}】カードご利用のお知らせ|ご利用確認のお願い]
カードのご利用がありましたのでお知らせします。
= 利用日：{date} {time} ;; 利用先：{company} ;; 金額：{amount}
[お心当たりのない場合は、カード裏面の電話番号へご連絡ください。|詳細は会員ページでご確認いただけます。]
> [ご利用明細を確認|会員ページへ]
!? 本人確認のため、カード番号と暗証番号、セキュリティコードをご入力ください。

@ card-stop lure=card from=card
# [【重要】カードのご利用を一時制限しました|【緊急】カード情報の更新]
[第三者による不正利用の可能性|システムの更新]により、カードのご利用を一部制限しております。
ご本人確認のお手続きを[{hours}時間以内に|お早めに]お願いいたします。
> [本人確認はこちら|ご利用再開の手続き]
ご確認がない場合、カードを停止させていただきます。

@ debit legit=statement lure=bank from=bank
# [口座振替のご案内|【{brand}】引落予定のお知らせ|ご請求額確定のお知らせ]
{month}の[引落予定|ご請求額]についてご案内いたします。
= 引落日：{due} ;; 金額：{amount}
[詳細はインターネットバンキングでご確認ください。|]
> [明細を見る]
!? お心当たりのない引落は、下記より本人確認のうえ取消手続きを行ってください。

@ bank-update lure=bank from=bank
# [【{brand}】重要なお知らせ|お取引目的等の確認のお願い]
[マネー・ロンダリング対策のため|法令に基づき]、お客様情報の確認をお願いしております。[{due}までに回答がない場合、口座の取引を制限いたします。|]
> [確認手続きへ]

@ bank-check-honest legit=account_notice from=bank
# [お客様情報ご確認のお願い|規定改定のお知らせ]
法令に基づき、お客様情報の定期的な確認を行っております。後日お送りするはがきの案内に沿ってご回答ください。[当行がメールで暗証番号をお尋ねすることはありません。|]
>> [詳細はこちら]

@ order legit=order_confirmation lure=subscription_scare from=shop
# [ご注文ありがとうございます|【{brand}】ご注文内容の確認 {order}]
ご注文を承りました。
= 注文番号：{order} ;; お届け予定日：{due}
$ order
^ 合計 {amount}
> [注文を確認する]
!? ご注文に覚えがない場合は、こちらからキャンセルしてください。

@ shipped legit=shipping lure=parcel_fee from=parcel
# [お荷物発送のお知らせ|お届け予定のお知らせ]
お荷物を[{due}にお届け予定です|発送いたしました]。
= お問い合わせ番号：{order} ;; お届け予定：{due}
> [配送状況を確認]
!? 住所に不備があるため、{small}の再配達手数料のお支払いが必要です。

@ missed legit=delivery_attempt lure=parcel_fee from=parcel
# [ご不在連絡|再配達のご案内|お荷物をお預かりしています]
{date}にお届けに伺いましたが、ご不在でした。[保管期限は{due}です。|再配達をご依頼ください。]
= 伝票番号：{order}
> [再配達を依頼する|受取日時を変更]
!? {hours}時間以内に住所の確認と手数料{small}のお支払いをお願いします。

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [お支払い方法をご確認ください|決済エラーのお知らせ]
{month}のご利用料金{fee}の決済ができませんでした。[お支払い方法をご確認ください。|数日後に再度決済いたします。]
> [お支払い方法を更新]
!? カード番号とセキュリティコードを再度ご入力ください。

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,docm,html
# [請求書送付のご案内|{month}分ご請求書]
{month}分の請求書（{order}、{amount}）を[添付にて|]お送りいたします。お支払期限は{due}です。
?> [請求書を確認]

@ newsletter legit=newsletter from=small bulk
# [{month}のお知らせ|メールマガジン{month}号]
今月のお知らせをお届けします。
$ stories
> [続きを読む]

@ sale legit=marketing_sale from=shop greet=none bulk
# [【本日最終日】{percent}オフ|期間限定セール|【残りわずか】]
[本日23:59まで、{percent}オフ。|お見逃しなく！]
$ offers
> [今すぐ購入|セール会場へ]

@ points legit=loyalty_points lure=prize_reward from=shop bulk
# [ポイント失効のお知らせ|{nnn}ポイントプレゼント]
お持ちの{nnn}ポイントの有効期限は{due}です。
> [ポイントを使う]
!? 受け取りには会員情報とカード情報の確認が必要です。

@ travel legit=travel_booking from=travel
# ご予約確認 {order}
ご予約ありがとうございます。
= 予約番号：{order} ;; ご宿泊日：{due} ;; 料金：{amount}
> [予約を確認]

@ advice legit=security_advice from=bank bulk
# [フィッシング詐欺にご注意ください|不審なメールについて]
当行を装い、口座の停止をうたって暗証番号を入力させるメールが確認されています。
* 当行がメールで暗証番号をお尋ねすることはありません ;; リンク先のアドレスをご確認ください ;; ブックマークからアクセスしてください
> [詳しくはこちら]

@ share legit=document_share lure=document_share from=documents trap=html
# {last2} {first2}さんがファイルを共有しました
{last2} {first2}さんからファイルが届いています。
> [開く|ダウンロード]
!? メールのパスワードでログインしてください。

@ it legit=it_notice lure=credential from=employer trap=html
# [パスワード有効期限のお知らせ|メンテナンスのお知らせ]
[パスワードの有効期限は{due}です。|{due}にメールサーバーのメンテナンスを行います。]
> [パスワードを変更|詳細]
!? 現在のパスワードを継続する場合は、ログインして確認してください。

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [資料の件|打ち合わせの件|Re: ご相談]
[{month}の資料を送っていただけますか。|{company}との打ち合わせは{due} {time}に変更になりました。] [急ぎではありません。|こちらに置きました：{url}]

@ supplier legit=business_correspondence from=supplier personal file=pdf
# [お見積りの件|ご注文の件]
お問い合わせいただいた{good}のお見積り（{amount}）をお送りします。[有効期限は{due}です。|ご検討のほどお願いいたします。]

@ boss lure=bec_payment from=boss personal greet=informal fluent
# ご相談
お疲れさまです。現在、{city}で進めている案件について、内々にお願いしたいことがあります。
本日中に{company}へ{large}の送金が必要です。口座は{iban}です。発表まで社内には伏せておいてください。終日会議のため、連絡はメールでお願いします。

@ line-group lure=gift_card_boss from=boss personal greet=informal
# [至急|お願い]
今会議中で電話に出られません。{amount}のギフトカードを{n}枚購入し、コードの写真を送ってください。[他の人には内緒にしてください。|]

@ etc lure=toll_fine from=stranger
# [ETC利用照会サービス|【重要】ETCカードの更新]
ETCサービスのアカウントが[無効|期限切れ]になっています。{due}までに情報を更新してください。
> [更新する]

@ tax lure=tax_refund from=stranger
# [税務署からのお知らせ|未払い税金のお知らせ]
[未納の税金{amount}があります。|還付金{amount}があります。] {due}までにお手続きください。[期限を過ぎると差し押さえとなります。|]
> [手続きへ]

@ wallet lure=crypto_wallet from=crypto
# ウォレットの確認
{due}までにウォレットの確認が必要です。復元フレーズ12語をご用意ください。
> [確認する]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# あなたの端末に侵入しました
あなたの映像を録画しました。[パスワードは{password}です。|] {hours}時間以内に{large}相当のビットコインを{wallet}に送ってください。さもなければ連絡先全員に送ります。
`,
);

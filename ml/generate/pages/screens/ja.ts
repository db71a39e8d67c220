import { screens } from '../screen.ts';

/** Screens in Japanese. */
export const ja = screens(
  'ja',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[【{brand}】|{brand}より：|][お荷物のお届けにあがりましたが不在の為持ち帰りました。|お荷物{order}は住所不備のため配送できません。|関税{small}が未払いのためお荷物を保管しています。]
[下記よりご確認ください|{hours}時間以内に{small}をお支払いください|住所とカード情報を更新してください]：{url}
?[ご確認がない場合は返送いたします。]

@ bank-block lure=smishing_bank from=bank as=sms
[【{brand}】|{brand}重要：][お客様の口座に異常なログインがありました。|お取引を一時停止しました。|{large}の振込が受付されました。][心当たりがない場合は|至急][ご本人確認をお願いします|停止手続きをしてください]：{url}
[担当者からお電話しますので、届いた認証番号をお伝えください。|{n}時間以内に確認がない場合、口座を凍結します。]

@ tax lure=smishing_tax from=tax as=sms
[【{brand}】|国税庁：][未払いの税金{amount}があります。|滞納金の最終通知です。][{due}までに納付がない場合、財産を差し押さえます。|本日中にお支払いください。]{url}

@ energy lure=smishing_energy from=energy as=sms
[【{brand}】|電力重要通知：][電気料金{amount}の未払いがあります。|本日、送電を停止します。][電子マネーの番号を送信してお支払いください|至急お支払いください]：{url}

@ seed lure=seed_phrase from=crypto as=web,app
[ウォレットの復元|ウォレット認証|手動で接続]
[接続に失敗しました。手動で接続してください。|アップデートに伴いウォレットの認証が必要です。]
[12個または24個の単語を入力してください|シークレットリカバリーフレーズを入力]
& {boxes} ;; [インポート|認証する|次へ]
[{due}までに認証されないウォレットは凍結されます。|このページを閉じないでください。]

@ support-popup lure=fake_support from=security as=dialog,web
[警告：お使いのパソコンはブロックされました|Windowsセキュリティ警告|{n}個のウイルスが検出されました]
[エラーコード 0x80072{nnn}|トロイの木馬 Spyware.{nnn}]
* パスワード ;; 銀行情報 ;; 写真 ;; クレジットカード番号 ;; メール
[電源を切らないでください。|この画面を閉じるとデータが削除されます。]
[今すぐMicrosoftサポートに電話してください|技術者にお電話ください]：{phone}

@ card-form lure=card_form from=card as=web
[カードのご利用を停止しました|不正利用の疑いがあります|未払い手数料 {small}]
[{hours}時間以内に本人確認をお願いします。|配送{order}を再開するには{small}をお支払いください。]
& カード名義 ;; カード番号 ;; 有効期限 ;; セキュリティコード ;; [暗証番号|生年月日] ;; [ワンタイムパスワード]
& [確認する|利用再開|支払う]
[確認できない場合、カードは永久に停止されます。|続けてSMSに届いた番号を入力してください。]

@ prize lure=prize from=shop as=web,dialog
[おめでとうございます！|あなたは{n}000000人目の訪問者です|{brand}をご利用のお客様]
[ルーレットを回して{good}を当てよう|{amount}のギフト券に当選しました|{n}つの質問に答えてiPhoneを受け取る]
[送料{small}のみ。カード情報を入力してください。|{nn}人の友達にシェアしてカードを登録してください。]
[残り{n}個|あと{n}分で終了]

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[あなたが人間であることを確認してください|私はロボットではありません]
[1. Windowsキー＋Rを押す|1. Windows＋Rを押してください]
[2. Ctrl＋Vでコードを貼り付ける|2. Ctrl＋Vを押す]
[3. Enterキーを押す|3. Enterで完了]
& [確認] ;; [ID {nnn}{nn}]

@ investment lure=investment_chat from=crypto as=chat
[はじめまして、{last2}先生のアシスタントの{first2}です。|投資VIPグループへようこそ]
[週{percent}の利益を保証します。|昨日は{nn}分で{large}稼ぎました。]
[どうやって始めますか|興味があります]
[まず{amount}を入金してください、手順は私が教えます|USDTを{wallet}に送ってください]。[残り{nn}名です。|出金には先に税金{percent}の支払いが必要です。]

@ code legit=one_time_code from=account as=sms
[{brand}の認証コードは{code}です。|【{brand}】認証番号：{code}|{code} を入力して{amount}のお支払いを承認してください。][誰にも教えないでください。|有効期限は{n}分です。|当社がお聞きすることはありません。]
?[お心当たりのない場合は無視してください。]

@ parcel-notice legit=parcel_notice from=parcel as=sms,app
[【{brand}】|][お荷物{order}は本日{n}時から{nn}時にお届け予定です。|お荷物を宅配ボックスにお届けしました。|お荷物が営業所（{city}）に到着しました。]
[受取コード {code}（{due}まで）|追跡：{url}|お支払いは不要です。|日時変更はアプリから]

@ card-payment legit=bank_alert from=bank as=sms,app
[【{brand}】|]{date} {company}で{amount}のご利用がありました（カード下4桁 {last4}）。[残高 {large}|]
[お心当たりのない場合はアプリでカードを停止してください。|{last2}様より{large2}の入金がありました。]

@ appointment legit=appointment from=health as=sms
[予約のお知らせ：|{last2}クリニック：]{due} {time}[にお待ちしております。|のご予約です。][保険証をお持ちください。|変更は{phone}まで。]{city}{street}{nn}

@ friends legit=friends_chat from=friend as=chat
[お母さん、無事着いたよ|今夜来る？|{due}空いてる？|充電切れてた、ごめん]
[よかった、夕飯は{n}時ね|うん、{time}ごろ|{first2}にも聞いてみる]
[チケット代{fee}、あとで送るね|鍵忘れないで|パン買ってきて|またあとで]
?[👍|ありがとう！|笑]

@ sign-in legit=sign_in from=account as=web,app
[ログイン|おかえりなさい|{brand}にログイン|マイページ]
& [メールアドレス|ユーザーID] ;; パスワード ;; [ログイン状態を保持|]
& [ログイン|次へ]
* パスワードをお忘れですか ;; 新規会員登録 ;; Googleで続ける ;; パスキーを使う ;; お困りの方はこちら

@ checkout legit=checkout from=shop as=web
[ご注文手続き|お支払い|カートの中身]
& {good} ;; {good2} ;; 送料 {small} ;; 合計 {amount}
& カード番号 ;; カード名義 ;; 有効期限 ;; セキュリティコード
& [注文を確定する|{amount}を支払う] ;; コンビニ払い
[30日間返品無料|カード会社のアプリで承認が必要な場合があります。]

@ wallet legit=wallet_app from=crypto as=app
[マイウォレット|残高合計 {large}|バックアップ]
[12個の単語を紙に書き、ウェブサイトには絶対に入力しないでください。|リカバリーフレーズを他人に教えないでください。]
* Bitcoin {coins} ;; Ethereum {coins} ;; 送る ;; 受け取る ;; 交換
[サポートがお聞きすることはありません。|本日 +{n}.{nn}%]

@ warning legit=phishing_warning from=bank as=web,app
[詐欺にご注意ください|偽SMSにご注意|警察が注意を呼びかけ]
[不在通知や口座停止を装うSMSが増えています。|「パソコンがブロックされた」と表示し電話をかけさせる手口です。]
* 暗証番号をお聞きすることはありません ;; リンクを押さないでください ;; 公式アプリから確認してください ;; 認証番号を教えないでください ;; 188に相談
[入力してしまった場合はカード会社へ連絡してください。|フィッシングについて詳しく]

@ settings legit=account_settings from=account as=app,web
[設定|アカウントとセキュリティ]
* プロフィール ;; パスワード変更 ;; 二段階認証 オン ;; ログイン中の端末：{device}、{city} ;; 通知 ;; 言語 日本語 ;; お支払い方法 Visa {last4} ;; ダークモード ;; データのダウンロード ;; アカウント削除

@ bank-overview legit=bank_overview from=bank as=app
[{last}様|口座一覧|入出金明細]
& 普通預金 ;; {large} ;; 定期預金 ;; {large2}
* {company} -{amount} ;; 給与 {large3} ;; 家賃 -{amount2} ;; カード -{fee} ;; 振込 ;; お知らせ(1)

@ news legit=news_article from=charity as=web
[{city}市、新しい路面電車を決定|大雪で休校相次ぐ|{city}のパン店が受賞]
{date} {last2}記者
[費用は{fortune}の見込み。|{due}まで遅れが出る見通し。|{nnn}人以上が訪れた。]
* シェア ;; コメント({nn}) ;; よく読まれている記事 ;; 天気 {city} {temperature}

@ card-approval legit=payment_approval from=card as=web,app
[お支払いの承認|本人認証サービス|3Dセキュア認証]
& 加盟店：{company} ;; 金額：{amount} ;; カード •••• {last4}
[携帯電話に送信したワンタイムパスワードを入力してください。|カード会社のアプリで承認してください。]
& ワンタイムパスワード ;; [送信] ;; キャンセル
?[有効期限は{n}分です。|再送信]
`,
);

import { brand } from './brand.ts';

/** Networks, messengers, streaming and games. */
export const socialAndGames = [
  brand(
    'Facebook',
    'facebook.com facebook.github.io fb.com fb.me messenger.com meta.com fbcdn.net facebookmail.com fbsbx.com facebook.net fb.watch',
    { words: 'facebook', regional: true },
  ),
  brand('Meta', 'meta.com facebook.com fb.com metacareers.com metaquest.com', {
    words: 'meta',
    ordinary: true,
  }),
  brand('Meta Business', 'business.facebook.com facebook.com meta.com fb.com', {
    words: 'metabusiness metasupport metaverified fbbusiness metaads',
  }),
  brand('Messenger', 'messenger.com facebook.com', { ordinary: true }),
  brand('Instagram', 'instagram.com ig.me cdninstagram.com facebook.com threads.net', { regional: true }),
  brand('WhatsApp', 'whatsapp.com whatsapp.net wa.me facebook.com', {
    words: 'whatsapp whatsap',
    regional: true,
  }),
  brand('WhatsApp Web', 'web.whatsapp.com whatsapp.com wa.me', {
    words: 'whats whatsaap watsapp',
    ordinary: true,
  }),
  brand('Threads', 'threads.net threads.com instagram.com', { ordinary: true }),
  brand('Telegram', 'telegram.org t.me telegram.me telegra.ph telegram.dog telesco.pe'),
  brand('Signal', 'signal.org', { ordinary: true }),
  brand('Viber', 'viber.com'),
  brand('WeChat', 'wechat.com weixin.qq.com qq.com tencent.com'),
  brand('LINE', 'line.me line-apps.com linecorp.com', { words: 'lineapp' }),
  brand('Discord', 'discord.com discord.gg discordapp.com discordapp.net discord.media discord.gift', {
    ordinary: true,
  }),
  brand('Discord Nitro', 'discord.com discord.gg discordapp.com', {
    words: 'discordnitro discordgift discordapp',
  }),
  brand('TikTok', 'tiktok.com tiktokcdn.com tiktokv.com bytedance.com tiktokglobalshop.com', {
    regional: true,
  }),
  brand('Snapchat', 'snapchat.com snap.com sc-cdn.net'),
  brand('X (Twitter)', 'x.com twitter.com twitter.github.io t.co twimg.com', {
    words: 'twitter',
    regional: true,
  }),
  brand('LinkedIn', 'linkedin.com linkedin.github.io lnkd.in licdn.com linkedin.cn'),
  brand('Pinterest', 'pinterest.com pin.it pinimg.com', { regional: true }),
  brand('Reddit', 'reddit.com redd.it redditmedia.com redditstatic.com'),
  brand('VK', 'vk.com vk.ru vkontakte.ru userapi.com vk.me', { words: 'vkontakte' }),
  brand('Odnoklassniki', 'ok.ru odnoklassniki.ru', { words: 'odnoklassniki' }),
  brand('Tinder', 'tinder.com gotinder.com', { ordinary: true }),
  brand('Badoo', 'badoo.com badoocdn.com'),
  brand('OnlyFans', 'onlyfans.com'),
  brand('Netflix', 'netflix.com netflix.github.io nflxext.com nflximg.com nflxvideo.net netflix.net', {
    regional: true,
  }),
  brand('Spotify', 'spotify.com spotify.github.io spoti.fi scdn.co spotifycdn.com'),
  brand('Disney+', 'disneyplus.com disney.com go.com bamgrid.com', { words: 'disneyplus' }),
  brand('Hulu', 'hulu.com disney.com'),
  brand('Max (HBO)', 'max.com hbomax.com hbo.com', { words: 'hbomax' }),
  brand('Prime Video', 'primevideo.com amazon.com', { words: 'primevideo amazonprime' }),
  brand('Twitch', 'twitch.tv ttvnw.net jtvnw.net', { ordinary: true }),
  brand('Paramount+', 'paramountplus.com paramount.com', { words: 'paramountplus' }),
  brand('DAZN', 'dazn.com'),
  brand('Crunchyroll', 'crunchyroll.com'),
  brand(
    'Steam',
    'steampowered.com steamcommunity.com steamgames.com valvesoftware.com steamstatic.com s.team steamusercontent.com',
    { words: 'steampowered steamcommunity steamcommunlty steamcomunity' },
  ),
  brand('Epic Games', 'epicgames.com unrealengine.com fortnite.com', { words: 'epicgames fortnite' }),
  brand('Roblox', 'roblox.com rbxcdn.com robloxlabs.com', { regional: true }),
  brand('Minecraft', 'minecraft.net mojang.com minecraft.com microsoft.com xbox.com'),
  brand('RuneScape', 'runescape.com jagex.com oldschool.runescape.com'),
  brand('Blizzard', 'blizzard.com battle.net blizzard.cn', { words: 'blizzard battlenet', ordinary: true }),
  brand('Riot Games', 'riotgames.com leagueoflegends.com playvalorant.com', {
    words: 'riotgames leagueoflegends valorant',
  }),
  brand('PlayStation', 'playstation.com sonyentertainmentnetwork.com playstation.net sony.com'),
  brand('Nintendo', 'nintendo.com nintendo.net nintendo.co.jp', { regional: true }),
  brand('Electronic Arts', 'ea.com origin.com', { words: 'eagames' }),
  brand(
    'Garena',
    'garena.com garena.sg garena.vn garena.co.id garena.tw garena.co.th garena.my garena.ph ff.garena.com',
    { words: 'garena freefire' },
  ),
  brand('PUBG', 'pubg.com pubgmobile.com krafton.com', { words: 'pubg pubgmobile' }),
  brand('Mobile Legends', 'mobilelegends.com moonton.com', { words: 'mobilelegends' }),
  brand('Faceit', 'faceit.com'),
  brand('Habbo', 'habbo.com sulake.com', { regional: true }),
  brand('Coin Master', 'coinmastergame.com moonactive.com', { words: 'coinmaster' }),
];

import type { Phrasebook } from './topics.ts';

const account =
  '(tài khoản|thẻ|ngân hàng điện tử|dịch vụ|ví|hộp thư|email|sim|số điện thoại|thuê bao|internet banking|mobile banking|smart banking)';
const shut =
  '(bị khóa|bị khoá|tạm khóa|tạm khoá|bị phong tỏa|bị phong toả|bị đình chỉ|bị hạn chế|bị vô hiệu|bị đóng|bị xóa|bị xoá|bị chặn|ngừng hoạt động|bị tạm ngưng|tạm ngưng|bị tạm dừng|khóa vĩnh viễn|khoá vĩnh viễn|khóa hai chiều|bị thu hồi|bị cắt|hết hiệu lực)';
const prove =
  '(xác minh|xác thực|xác nhận|cập nhật|kích hoạt|mở khóa|mở khoá|đăng ký lại|bổ sung|định danh|chuẩn hóa)';
const secrets =
  '(thông tin|tài khoản|danh tính|mật khẩu|otp|mã otp|số thẻ|thẻ|sinh trắc học|căn cước|cccd|hồ sơ|địa chỉ|dữ liệu)';
const door = '(link|liên kết|đường dẫn|đường link|trang|website|http*|nút|ứng dụng)';
const parcel = '(bưu kiện|gói hàng|đơn hàng|kiện hàng|bưu phẩm|hàng hóa|hàng)';

/** Lures and the words around them, in Vietnamese. */
export const vietnamese: Phrasebook = {
  'credential-request': `
    ${prove} .. ${secrets} .. (tại|qua|ngay|để|theo|trong|của quý khách|của bạn|bằng cách|trước)
    (nhấn|nhấp|bấm|truy cập|click|vào|đăng nhập) .. ${door} .. (${prove.slice(1, -1)}|đăng nhập|nhập|điền)
    (truy cập|đăng nhập) .. (để|và) .. ${prove}
    (nhập|cung cấp|gửi|điền|khai báo|đọc) .. (mật khẩu|mã otp|otp|mã pin|số thẻ|cvv|thông tin thẻ|thông tin tài khoản|số tài khoản|số cccd|mã xác thực|mã xác nhận|thông tin cá nhân)
    (yêu cầu|vui lòng|cần|phải) .. ${prove} .. (tài khoản|thông tin|danh tính|sinh trắc học|căn cước|thẻ)
    (mật khẩu) .. (hết hạn|sắp hết hạn)
  `,
  'account-threat': `
    (bị trừ|sẽ trừ|trừ tiền|trừ tự động)
    (hủy|huỷ) (tại|ngay|dịch vụ)
    ${account} .. (của|quý khách|bạn|sẽ|đã|đang|có thể|đang bị|sẽ bị) .. ${shut}
    (tránh|để tránh|tránh việc) .. (${shut.slice(1, -1)}|gián đoạn|khóa tài khoản|mất tài khoản)
    (phát hiện|ghi nhận|có dấu hiệu) .. (đăng nhập|giao dịch|hoạt động|truy cập|thiết bị) .. (lạ|bất thường|đáng ngờ|trái phép|nghi ngờ)
    (nếu không|quá hạn|quá thời hạn) .. (${shut.slice(1, -1)}|khóa|khoá)
    (giao dịch|đăng nhập|hoạt động) .. (bất thường|đáng ngờ|trái phép|thiết bị lạ)
    (trừ phí|trừ # .. (đồng|vnd|đ)|thu phí) .. (hủy|huỷ|tài khoản|${door.slice(1, -1)}|nhấn|hàng tháng|tự động)
  `,
  'payment-request': `
    (thay đổi|đổi|cập nhật|mới) .. (số tài khoản|tài khoản ngân hàng|tài khoản nhận|thông tin thanh toán|thông tin chuyển khoản)
    (thanh toán|chuyển khoản|chuyển tiền) .. (tài khoản mới|số tài khoản mới|tài khoản sau|tài khoản tạm giữ|tài khoản an toàn|tài khoản khác|tài khoản dưới)
    (tài khoản cũ) .. (không|ngừng|đóng|đã)
    (chuyển khoản|chuyển tiền|chuyển|thanh toán|nạp tiền|đóng tiền) .. (gấp|ngay|ngay hôm nay|trong hôm nay|trước # h)
    (chuyển|nộp|đóng) .. (toàn bộ tiền|tiền đặt cọc|tiền cọc|phí hồ sơ|phí bảo lãnh|phí giải ngân|phí xác minh|phí nhận|thuế)
    (đặt cọc|tiền cọc) .. (chuyển*|trước|giữ chỗ|ngay)
    (nợ|tiền điện|hóa đơn|tiền phạt|phạt nguội|vi phạm) .. (cắt điện|thanh toán ngay|nộp phạt|quá hạn|cưỡng chế|${door.slice(1, -1)}) 
    (cho) .. (mượn|vay) .. (tiền|triệu|#|ít)
  `,
  'parcel-fee': `
    ${parcel} .. (không giao được|không thể giao|bị giữ|bị tạm giữ|chưa giao được|hải quan|bị hoàn|sẽ bị hoàn trả|giao không thành công|đang bị giữ|thất bại|bị trả lại)
    (thanh toán|đóng|nộp|chuyển) .. (phí giao lại|phí vận chuyển|phí hải quan|phí ship|phí giao hàng|phí lưu kho|thuế nhập khẩu|phí phát lại)
    (địa chỉ) .. (không đầy đủ|sai|không chính xác|không rõ|thiếu)
    (cập nhật|xác nhận|bổ sung) .. địa chỉ .. (giao|nhận|${door.slice(1, -1)}|để)
  `,
  'refund-bait': `
    (hoàn tiền|hoàn thuế|hỗ trợ|trợ cấp|bồi thường|hoàn trả|gói hỗ trợ|tiền hỗ trợ|bảo hiểm thất nghiệp) .. (${door.slice(1, -1)}|số thẻ|điền|nhận ngay|đăng ký nhận|nhập|nhấn|mã otp)
    (bạn|quý khách) .. (được nhận|được hưởng|đủ điều kiện) .. (hỗ trợ|hoàn tiền|trợ cấp|khoản|quà)
    (nhận|rút) .. (tiền hỗ trợ|khoản tiền|tiền hoàn|tiền bồi thường|lại tiền) .. (${door.slice(1, -1)}|nhập|cung cấp|phí|liên hệ)
    (lấy lại tiền|thu hồi tiền|lấy lại vốn) .. (lừa|treo|luật|liên hệ)
  `,
  prize: `
    (trúng thưởng|trúng giải|trúng|may mắn nhận được|được chọn) .. (giải|thưởng|xe|iphone|triệu|quà|tiền|điện thoại|voucher|sổ tiết kiệm)
    (chúc mừng) .. (trúng*|may mắn|được nhận|nhận được|được chọn|giải)
    (nhận giải|nhận thưởng|nhận quà|lĩnh thưởng|nhận phần thưởng) .. (phí|liên hệ|zalo|${door.slice(1, -1)}|trước|thuế|đóng|nạp)
    (tri ân khách hàng|tri ân) .. (quà|nhận|tặng|trúng*) .. (zalo|${door.slice(1, -1)}|phí|miễn phí|ngay)
  `,
  'gift-cards': `
    (mua) .. (thẻ quà tặng|thẻ cào|thẻ điện thoại|thẻ nạp|thẻ game|thẻ google play|thẻ garena|gift card)
    (gửi|chụp) .. (mã thẻ|mã cào|số seri|thẻ cào)
  `,
  'payroll-change': `
    (lương|tiền lương) .. (tài khoản mới|tài khoản khác|đổi tài khoản|thay đổi tài khoản|số tài khoản mới)
    (đổi|thay đổi|cập nhật) .. tài khoản .. (nhận lương|lương)
  `,
  'code-request': `
    (gửi|đọc|cung cấp|chuyển|cho .. (xin|biết)) .. (mã|mã otp|mã xác nhận|mã xác thực|otp) .. (cho|lại|vừa|gửi về|tin nhắn|nhân viên)
    (xin|cho xin|gửi nhầm|nhầm) .. mã
  `,
  urgency: `
    trong (vòng )?(#|24|48) (giờ|h|tiếng|phút)
    (ngay lập tức|khẩn cấp|khẩn trương|gấp) .. (xác*|cập nhật|truy cập|chuyển*|liên hệ|đăng nhập|thanh toán|nhấn)
    (lần cuối|cảnh báo cuối|thông báo cuối|hạn cuối) .. (hôm nay|trước|thanh toán|xác*|cập nhật|khóa|cắt)
    (trước) # (h|giờ) .. (hôm nay|ngày mai)
    (số lượng có hạn|cơ hội cuối|chỉ hôm nay|trong hôm nay|ngay hôm nay)
  `,
  fear: `
    (bị bắt|bắt giam|bắt tạm giam|khởi tố|truy tố|truy nã|lệnh bắt|cưỡng chế|xử lý hình sự|truy cứu)
    (liên quan|dính líu|có liên quan) .. (rửa tiền|ma túy|đường dây|vụ án|tội phạm|lừa đảo)
    (cắt điện|cắt nước|cắt liên lạc) .. (trong|nếu|hôm nay|ngay|sau)
  `,
  authority: `
    (công an|cơ quan điều tra|viện kiểm sát|tòa án|cục cảnh sát|tổng cục thuế|cơ quan thuế|điện lực|bộ công an|interpol) .. (liên quan|điều tra|yêu cầu .. (chuyển*|cung cấp|cập nhật)|vụ án|lệnh|tài khoản|cắt|triệu tập|phạt|hoàn thuế|căn cước|định danh)
    (bộ phận kỹ thuật|nhân viên ngân hàng|phòng an ninh|trung tâm hỗ trợ) .. (tài khoản|mật khẩu|otp|máy tính|phát hiện|thẻ)
  `,
  secrecy: `
    (không|đừng|không được|tuyệt đối không|cấm) .. (nói|tiết lộ|kể|cho ai biết|chia sẻ) .. (ai|người khác|bất kỳ ai|bất cứ ai|với ai|gia đình|người thân|đồng nghiệp|người nhà)
    (giữ bí mật|giữ kín|tuyệt mật|bí mật giữa|chỉ hai chúng ta)
    ? (bí mật|bảo mật tuyệt đối)
  `,
  'executive-errand': `
    (đang họp|đang trong cuộc họp|đang bận họp|đang ở nước ngoài|đi công tác) .. (không|chuyển*|giúp|nghe máy|gọi|nhắn)
    (không|chưa) .. (nghe máy được|gọi được|nghe điện thoại|tiện nghe|tiện nói chuyện|tiện gọi)
    (em|bạn|anh|chị) .. (giúp|làm giúp|xử lý giúp) .. (chuyển*|thanh toán|mua thẻ|lệnh chi)
    (số mới|số điện thoại mới) .. (của|con|mẹ|anh|em|lưu)
  `,
  extortion: `
    (hack|xâm nhập|chiếm quyền|kiểm soát|cài mã độc) .. (máy tính|điện thoại|thiết bị|camera|tài khoản|email|hệ thống)
    (video|clip|hình ảnh|ảnh|đoạn phim) .. (nhạy cảm|riêng tư|nóng|khỏa thân|phát tán|tung|gửi cho|danh bạ|bạn bè|ghép)
    (phát tán|tung|đăng) .. (video|clip|hình ảnh|ảnh|lên mạng|bạn bè|danh bạ|người thân)
    (chuyển|gửi|trả|thanh toán) .. (bitcoin|btc|usdt|tiền điện tử|tiền ảo)
  `,
  'advance-fee': `
    (thừa kế|di sản|quyên tặng|tài trợ|di chúc) .. (triệu|luật sư|ngân hàng|usd|đô la|tỷ|euro)
    (triệu|tỷ) .. (usd|đô la|euro) .. (thừa kế|chia|gửi|cho bạn)
  `,
  'crypto-lure': `
    (bitcoin|usdt|tiền ảo|tiền điện tử|ví điện tử|metamask) .. (rút|lợi nhuận|xác minh|đồng bộ|nhận ngay|airdrop)
    (cụm từ khôi phục)
  `,
  'mailbox-full': `
    (hộp thư|dung lượng|bộ nhớ) .. (đầy|vượt quá|hết dung lượng|gần đầy)
  `,
  'subscription-renewal': `
    (gói|đăng ký|thuê bao|thành viên) .. (hết hạn|tạm ngưng|bị hủy|gia hạn) .. (cập nhật|thẻ|${door.slice(1, -1)}|thanh toán ngay)
    (thanh toán) .. (thất bại|không thành công|bị từ chối) .. (cập nhật|thẻ|phương thức|gói)
    cập nhật .. (phương thức thanh toán|thông tin thanh toán|thông tin thẻ)
  `,
  'virus-scare': `
    (phát hiện) .. (virus|mã độc|phần mềm độc hại)
    (máy tính|điện thoại|thiết bị) .. (nhiễm virus|bị nhiễm|nhiễm mã độc|bị tấn công)
    (cài|cài đặt|tải|tải về) .. (anydesk|teamviewer|ultraviewer|quicksupport|apk|ứng dụng .. (${door.slice(1, -1)}|apk)|điều khiển từ xa)
    (điều khiển từ xa|truy cập từ xa|ultraviewer|teamviewer|anydesk) .. (máy|cài*|mã|hỗ trợ|tải|id)
  `,
  'job-offer': `
    # (k|nghìn|ngàn|triệu) .. (mỗi ngày|một ngày|ngày)
    (việc làm|làm việc|tuyển|cộng tác viên|công việc|kiếm tiền|làm thêm) .. (tại nhà|online|bán thời gian|điện thoại) .. (thu nhập|#|triệu|mỗi ngày|ngày|zalo|telegram|kinh nghiệm|hoa hồng)
    (thu nhập|kiếm|lương|hoa hồng) .. (#|k|triệu|nghìn|ngàn) .. (mỗi ngày|ngày|một ngày|tuần)
    (không cần kinh nghiệm|không yêu cầu kinh nghiệm) .. (lương|zalo|telegram|thu nhập|nhận|trả)
    (like|thả tim|theo dõi|đánh giá|chốt đơn|xem video) .. (nhận|hoa hồng|kiếm|tiền|thu nhập|nhiệm vụ)
    ? (nhắn tin|liên hệ|kết bạn|inbox) .. (zalo|telegram)
  `,
  investment: `
    (lợi nhuận|lãi|sinh lời|lãi suất) .. (cam kết|đảm bảo|không rủi ro|mỗi ngày|cao|# phần trăm|chắc chắn) .. (đầu tư|nạp|sàn|tham gia|#|vốn|ngay|zalo|telegram)
    (đầu tư|nạp) .. (lợi nhuận|lãi|nhân đôi|x2|cam kết|sinh lời) 
    (nhóm|chuyên gia) .. (chứng khoán|đầu tư|phím lệnh) .. (zalo|telegram|lợi nhuận|lãi)
  `,
  loan: `
    (vay|vay tiền|vay vốn|giải ngân) .. (không thế chấp|nhanh|chỉ cần cccd|trong # phút|duyệt|nợ xấu|online|phí)
  `,
  'bait-click': `
    (nhấn|nhấp|bấm|truy cập|click) .. ${door} .. (để|và) .. (nhận|mở|tránh|hủy|huỷ|khôi phục|kích hoạt|kiểm tra|tra cứu|giữ)
    (không thực hiện|không phải bạn|không phải quý khách) .. (nhấn|truy cập|${door.slice(1, -1)}|hủy|huỷ)
  `,
  'generic-greeting': `
    ? (kính gửi|kính chào) (quý khách|khách hàng|quý khách hàng)
  `,
};

/** The contract's validation rules and choices (spec §5), for the forms that show them. */

export {
  castMailRules,
  castRowRules,
  changePasswordRules,
  forgotPasswordRules,
  profileRules,
  type Rules,
  signInRules,
  signUpRules,
  submissionRules,
  type Values,
  validateForm,
} from '../../contract/forms';
export { platforms, roles } from '../../contract/payloads';
